import { browserEnvironment } from './browser-environment';
import { startPortal } from './start-portal';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root to show the portal in');
void startPortal(window, root, browserEnvironment(window));
