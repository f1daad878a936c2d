import type { Issue } from '../../form/issue';

/** The same order was released in another window a moment ago; this one would be a second. */
export const twinWarning: Issue = {
  severity: 'WARN',
  key: 'warnung-order-in-anderem-fenster',
  args: {},
  fallback: '',
  field: undefined,
  source: 'rule',
};
