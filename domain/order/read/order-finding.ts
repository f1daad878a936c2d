import type { Finding } from '../../form/issue';
import { errorFinding } from '../../form/issue';
import { assertNever } from '../../assert-never';
import type { AmountProblem } from '../../money/german-amount';

/** What an order form can lack or contradict; each key has its sentence, which says how to mend it, with the texts. */
export const orderFindings = [
  'order-depot-missing',
  'order-account-missing',
  'order-instrument-missing',
  'order-isin-check-digit',
  'order-traded-nowhere',
  'order-venue-missing',
  'order-venue-unknown',
  'order-venue-side',
  'order-type-not-offered',
  'order-limit-required',
  'order-trigger-required',
  'order-distance-required',
  'order-distance-too-large',
  'order-oco-crossed-buy',
  'order-oco-crossed-sell',
  'order-next-base-sale',
  'order-follow-quantity',
  'order-follow-limit',
  'order-follow-trigger',
  'order-fund-units-whole',
  'order-quantity-missing',
  'order-amount-not-positive',
  'order-amount-format',
  'order-amount-thousands',
  'order-amount-decimals',
  'order-amount-ambiguous',
  'order-validity-missing',
  'order-validity-not-offered',
  'order-date-missing',
  'order-date-impossible',
  'order-date-past',
  'order-date-too-late',
  'order-iban-missing',
  'order-iban-format',
  'order-iban-country',
  'order-iban-length',
  'order-iban-check-digits',
  'order-debit-holder-missing',
  'order-quote-closed',
] as const;

/** The key of a finding about an order that is being entered. */
export type OrderFindingKey = (typeof orderFindings)[number];

/** An error of the order form. */
export const orderFinding = (key: OrderFindingKey, args: Readonly<Record<string, string>> = {}): Finding =>
  errorFinding(key, '', args);

/** What to say of a text that is no number; `missing` for one that is empty. */
export function amountFinding(problem: AmountProblem, missing: OrderFindingKey): Finding {
  switch (problem.kind) {
    case 'empty':
      return orderFinding(missing);
    case 'format':
      return orderFinding('order-amount-format');
    case 'thousands':
      return orderFinding('order-amount-thousands');
    case 'decimals': {
      const [first, second] = problem.offers;
      return second === undefined
        ? orderFinding('order-amount-decimals')
        : orderFinding('order-amount-ambiguous', { first, second });
    }
    default:
      return assertNever(problem);
  }
}
