import { cookie } from '@adapters/browser/cookie';
import type { Environment } from './environment';

/** The bank's readable cookie that says which door the customer came through (wire.md). */
const AREA_COOKIE = 'cdb-area';

/** That door; undefined for who came through none, and so is signed in nowhere. */
export const doorOf = ({ cookies }: Pick<Environment, 'cookies'>): string | undefined =>
  cookie(cookies(), AREA_COOKIE);
