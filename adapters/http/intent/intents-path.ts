import type { IntentId } from '@domain/codes/ids';
import { path } from '../client/path';

/** Where the bank tells, or voids, what was released with a key (api.md 9). */
export const intentPath = (key: IntentId): string => path`/brokerage/v1/orderintents/${key}`;
