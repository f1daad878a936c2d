import type { Area } from '../foundation/area';
import { sessionRoutes } from './session-routes';

/** Sign-in, session and session TAN. */
export const sessionArea: Area = { name: 'session', routes: sessionRoutes };
