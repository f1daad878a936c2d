import type { Holdings } from '@application/depot/holdings';
import { token } from '../../token';

/** What `depot-module` binds. */
export const depotTokens = {
  holdings: token<Holdings>('Holdings'),
} as const;
