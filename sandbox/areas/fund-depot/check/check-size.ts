import {
  compare,
  decimalText,
  divide,
  hundred,
  isPositive,
  maximum,
  multiply,
  parseDecimal,
  rescale,
  subtract,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import * as O from 'fp-ts/Option';
import { positiveAmount } from '@sandbox/areas/order/check/price-input';
import {
  LEAST_LEFT,
  LEAST_ONCE,
  LEAST_REGULAR,
  LEAST_WITHDRAWN,
  MOST_ONCE,
  MOST_REGULAR,
} from '../conditions/fund-limits';
import { missing, wrong, type Checked, type Extent, type Size } from './checked-order';
import { isGiven, type FundOrderBody } from './fund-body';
import { freeValue, type FundFacts } from './fund-facts';

const cents = (amount: Decimal): string => decimalText(rescale(amount, 2, 'half-up'));

/** What a deposit is, each time. */
export function checkDeposit(
  { amount, percent, all, regular }: FundOrderBody,
  extent: Extent,
): Checked<Size> {
  if (isGiven(percent)) return wrong('fehler-fondsauftrag-nur-betrag', ['percent']);
  if (all === true) return wrong('fehler-fondsauftrag-nur-betrag', ['all']);
  if (!isGiven(amount)) return { messages: extent === 'full' ? [missing('amount')] : [] };
  const [least, most] = isGiven(regular) ? [LEAST_REGULAR, MOST_REGULAR] : [LEAST_ONCE, MOST_ONCE];
  const read = positiveAmount(amount, EUR, 2);
  if (read === undefined) return wrong('fehler-fondsauftrag-betrag-ungueltig', ['amount']);
  if (compare(read, least) < 0) {
    return wrong('fehler-fondsauftrag-mindestbetrag', ['amount'], { mindestbetrag: cents(least) });
  }
  if (compare(read, most) > 0) {
    return wrong('fehler-fondsauftrag-hoechstbetrag', ['amount'], { maximal: cents(most) });
  }
  return { messages: [], value: { kind: 'amount', amount: read } };
}

/** The most that can be paid out of what is there without taking it all. */
export const mostWithdrawn = (held: FundFacts['held']): Decimal =>
  maximum(subtract(freeValue(held), LEAST_LEFT), rescale(zero, 2, 'down'));

/** What a withdrawal is: an amount, a part or everything, and one of them only. */
export function checkWithdrawal(body: FundOrderBody, facts: FundFacts, extent: Extent): Checked<Size> {
  const { amount, percent, all, close } = body;
  const sent = [
    ...(isGiven(amount) ? ['amount'] : []),
    ...(isGiven(percent) ? ['percent'] : []),
    ...(all === true ? ['all'] : []),
  ];
  if (sent.length > 1) return wrong('fehler-fondsauftrag-umfang-mehrdeutig', sent);
  if (close === true && all !== true) return wrong('fehler-fondsauftrag-schliessen-nur-mit-allem', ['close']);
  if (isGiven(amount)) return checkAmount(amount, facts);
  if (isGiven(percent)) return checkPercent(percent, facts);
  if (all === true) return checkAll(close === true, facts);
  return { messages: extent === 'full' ? [missing('amount')] : [] };
}

function checkAmount(sent: NonNullable<FundOrderBody['amount']>, { held }: FundFacts): Checked<Size> {
  const amount = positiveAmount(sent, EUR, 2);
  if (amount === undefined) return wrong('fehler-fondsauftrag-betrag-ungueltig', ['amount']);
  const found = limits(amount, held, 'amount');
  return found ?? { messages: [], value: { kind: 'amount', amount } };
}

function checkPercent(sent: string, { held }: FundFacts): Checked<Size> {
  const read = parseDecimal(sent);
  const percent = O.isSome(read) && read.value.scale <= 2 ? read.value : undefined;
  if (percent === undefined || !isPositive(percent) || compare(percent, hundred) >= 0) {
    return wrong('fehler-fondsauftrag-prozent-ungueltig', ['percent']);
  }
  const value = divide(multiply(freeValue(held), percent), hundred, 2, 'half-up');
  return limits(value, held, 'percent') ?? { messages: [], value: { kind: 'percent', percent } };
}

/** Not less than the least, and not so much that too little stays. */
function limits(
  value: Decimal,
  held: FundFacts['held'],
  origin: 'amount' | 'percent',
): Checked<Size> | undefined {
  if (compare(value, LEAST_WITHDRAWN) < 0) {
    return wrong('fehler-fondsauftrag-mindestbetrag', [origin], { mindestbetrag: cents(LEAST_WITHDRAWN) });
  }
  const most = mostWithdrawn(held);
  if (compare(value, most) <= 0) return undefined;
  return wrong('fehler-fondsauftrag-mindestbestand', [origin], {
    mindestbestand: cents(LEAST_LEFT),
    maximal: cents(most),
  });
}

function checkAll(closes: boolean, { held, open }: FundFacts): Checked<Size> {
  const others = open.filter(({ stage }) => stage !== 'RUNNING').length;
  if (closes && others > 0) {
    return wrong('fehler-fondsdepot-offene-auftraege', ['close'], { anzahl: others });
  }
  if (!closes && !held.some(({ free }) => isPositive(free))) {
    return wrong('fehler-fondsauftrag-kein-bestand', ['all']);
  }
  return { messages: [], value: { kind: 'all', closes } };
}
