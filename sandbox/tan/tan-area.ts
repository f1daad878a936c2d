import type { Area } from '../foundation/area';
import { tanRoutes } from './tan-routes';

/** Challenges, their release, and the customer's telephone. */
export const tanArea: Area = { name: 'tan', routes: tanRoutes };
