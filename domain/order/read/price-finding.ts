import { issueAt, type Finding, type Issue } from '../../form/issue';
import type { Severity } from '../../message/severity';
import { compareAmounts, type Amount } from '../../money/amount';
import type { OrderField } from '../draft/order-draft';
import type { TrailingStopLimitOrder } from '../order-request';
import type { Side } from '../side';

/** What can be said of an order's prices (rules.md 2), under the bank's keys where it says the same. */
const severities = {
  'fehler-limit-erforderlich': 'ERROR',
  'warnung-limit-jenseits-markt': 'WARN',
  'warnung-stop-loest-sofort-aus': 'WARN',
  'hinweis-stop-rueckt-sofort-nach': 'INFO',
  'warnung-limit-auf-falscher-seite': 'WARN',
  'warnung-eroeffnungsauktion-vorbei': 'WARN',
  'warnung-folgeorder-endet-vor-basisorder': 'WARN',
  'warnung-preis-nicht-im-kursraster': 'WARN',
} as const satisfies Readonly<Record<string, Severity>>;

/** The finding at its field; `severity` where it depends on who is told. */
export const priceIssue = (
  field: OrderField,
  key: keyof typeof severities,
  {
    args = {},
    severity = severities[key],
  }: { readonly args?: Finding['args']; readonly severity?: Severity } = {},
): Issue => issueAt(field, { severity, key, args, fallback: '' }, 'rule');

/** As much of an order as is looked at. */
export type Priced<P extends 'limit' | 'triggerLimit' | 'trailing'> = Pick<
  TrailingStopLimitOrder,
  'side' | P
>;

/** Above the market for a purchase, below it for a sale. Prices in different units are not compared. */
export function isBeyond(side: Side, price: Amount, market: Amount): boolean {
  if (price.unit !== market.unit) return false;
  const distance = compareAmounts(price, market);
  return side === 'BUY' ? distance > 0 : distance < 0;
}
