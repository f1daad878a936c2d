import type { Area } from '../foundation/area';
import { controlRoutes } from './control-routes';

/** The test bench: clock, faults, reset, list of demo customers. */
export const controlArea: Area = { name: 'control', routes: controlRoutes };
