import '@fontsource/rye/latin-400.css';
import '@fontsource-variable/bitter/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });

// The telegram face is an ornament, and large: it comes when the table has long been in use.
setTimeout(() => import('@fontsource/special-elite/latin-400.css').catch(() => undefined), 20_000);
