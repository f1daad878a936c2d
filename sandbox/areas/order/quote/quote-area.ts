import type { Area } from '@sandbox/platform/area';
import { quoteMigrations } from './quote-migrations';
import { quoteRoutes } from './quote-routes';

/** Trading by quote: what is wanted is released first, the dealer's price is accepted afterwards. */
export const quoteArea: Area = { name: 'quote', migrations: quoteMigrations, routes: quoteRoutes };
