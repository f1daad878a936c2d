import type { LineWatch } from '@adapters/browser/line-watch';
import { token } from '../../token';

/** What `line-module` binds. */
export const lineTokens = {
  watch: token<LineWatch>('lineWatch'),
} as const;
