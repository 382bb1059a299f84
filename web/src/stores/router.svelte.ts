import { routeOf, type Route } from './routes';

const here = () => routeOf(location.pathname, location.search, location.hash);

class Router {
  route = $state.raw<Route>(here());

  listen() {
    const update = () => (this.route = here());
    addEventListener('popstate', update);
    addEventListener('hashchange', update);
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string, replace = false) {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = here();
    if (!location.hash) scrollTo(0, 0);
  }
}

export const router = new Router();
