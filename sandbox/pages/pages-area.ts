import type { Area } from '@sandbox/platform/area';
import { assetRoutes } from './asset-routes';
import { benchRoutes } from './bench/bench-routes';
import { keyRoutes } from './key-routes';
import { loginRoutes } from './login/login-routes';
import { logoutRoutes } from './login/logout-routes';
import { oldOverviewRoutes } from './old-overview-routes';
import { sendPage } from './page';
import { recordRoutes } from './record-routes';
import { refusalPage } from './refusal-page';
import { searchRoutes } from './search-routes';
import { telephoneRoutes } from './telephone/telephone-routes';

/** The bank's own pages, rendered by the server, outside of the portal. */
export const pagesArea: Area = {
  name: 'pages',
  refusalPage: (reply, path, refused) => sendPage(reply, path, refusalPage(refused)),
  routes: (server, bank) => {
    assetRoutes(server);
    keyRoutes(server, bank);
    loginRoutes(server, bank);
    logoutRoutes(server, bank);
    oldOverviewRoutes(server);
    searchRoutes(server, bank);
    telephoneRoutes(server, bank);
    benchRoutes(server, bank);
    recordRoutes(server, bank);
  },
};
