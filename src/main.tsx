import { browserEnvironment } from './browser-environment';
import { startPortal } from './start-portal';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root to show the portal in');
startPortal(window, root, browserEnvironment(window)).catch((reason: unknown) => {
  // `index.html` says so: nothing else is there to say it with.
  window.dispatchEvent(new Event('depotwerk:lost'));
  throw reason;
});
