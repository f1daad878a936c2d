import type { Area } from '@sandbox/platform/area';
import { costRoutes } from './cost-routes';

/** Fees and the ex-ante cost note. */
export const costArea: Area = { name: 'cost', routes: costRoutes };
