import type { Area } from '../foundation/area';
import { accountRoutes } from './account-routes';
import { depotRoutes } from './depot-routes';
import { preferenceRoutes } from './preference-routes';
import { profileRoutes } from './profile-routes';

/** What the bank knows of a customer: profile, roles, accounts, depots, products, preferences. */
export const customerArea: Area = {
  name: 'customer',
  routes: (server, bank) => {
    profileRoutes(server, bank);
    accountRoutes(server, bank);
    depotRoutes(server, bank);
    preferenceRoutes(server, bank);
  },
};
