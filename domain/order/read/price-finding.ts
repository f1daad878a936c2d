import { issueAt, type Finding, type Issue } from '../../form/issue';
import type { Severity } from '../../message/severity';
import { compareAmounts, type Amount } from '../../money/amount';
import type { OrderField } from '../draft/order-draft';
import type { TrailingStopLimitOrder } from '../order-request';
import type { Side } from '../side';

/** What can be said of an order's prices (rules.md 2), under the bank's keys where it says the same. */
const priceFindings = {
  'fehler-limit-erforderlich': {
    severity: 'ERROR',
    fallback: 'Ohne Limit geht es hier gerade nicht. Bitte wählen Sie eine Limit-Order.',
  },
  'warnung-limit-jenseits-markt': {
    severity: 'WARN',
    fallback: 'Dieses Limit liegt jenseits des Marktes: Die Order wird voraussichtlich sofort ausgeführt.',
  },
  'warnung-stop-loest-sofort-aus': {
    severity: 'WARN',
    fallback: 'Diese Stop-Marke löst sofort aus. Beim Kauf liegt sie über, beim Verkauf unter dem Kurs.',
  },
  'hinweis-stop-rueckt-sofort-nach': {
    severity: 'INFO',
    fallback: 'Die Stop-Marke rückt sofort nach: So weit ist sie noch nicht am Kurs.',
  },
  'warnung-limit-auf-falscher-seite': {
    severity: 'WARN',
    fallback:
      'Mit diesem Limit wird die Order nach dem Auslösen vielleicht nie ausgeführt. Beim Kauf liegt es über, beim Verkauf unter der Stop-Marke.',
  },
  'warnung-eroeffnungsauktion-vorbei': {
    severity: 'WARN',
    fallback:
      'Die heutige Eröffnungsauktion ist vorbei und die Order endet heute: So wird sie nie ausgeführt. Bitte wählen Sie eine längere Gültigkeit oder eine andere Auktion.',
  },
  'warnung-preis-nicht-im-kursraster': {
    severity: 'WARN',
    fallback: 'Dieser Preis liegt zwischen zwei Kursschritten des Handelsplatzes.',
  },
} as const satisfies Readonly<Record<string, Pick<Finding, 'severity' | 'fallback'>>>;

/** The finding at its field; `severity` where it depends on who is told. */
export const priceIssue = (
  field: OrderField,
  key: keyof typeof priceFindings,
  {
    args = {},
    severity = priceFindings[key].severity,
  }: { readonly args?: Finding['args']; readonly severity?: Severity } = {},
): Issue => issueAt(field, { severity, key, args, fallback: priceFindings[key].fallback }, 'rule');

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
