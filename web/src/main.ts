import '@fontsource/rye/latin-400.css';
import '@fontsource-variable/bitter/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });

// The telegram face is an ornament: it comes when everything else is there.
setTimeout(() => import('@fontsource/special-elite/latin-400.css').catch(() => undefined), 2500);
