import type { Area } from '@sandbox/platform/area';
import { controlRoutes } from './control-routes';
import { faultRoutes } from './fault-routes';
import { streamRoutes } from './stream-routes';

/** The test bench: clock, faults, event streams, reset, list of demo customers. */
export const controlArea: Area = {
  name: 'control',
  routes: (server, bank) => {
    controlRoutes(server, bank);
    faultRoutes(server, bank);
    streamRoutes(server, bank);
  },
};
