import type { Amount } from './amount';
import { divide, multiply, one, type Decimal } from './decimal';
import { EUR, type Unit } from './unit';

/** What a currency is changed at, in its units for one euro. */
export interface ExchangeRate {
  readonly currency: Unit;
  /** What the bank gives for a euro. */
  readonly bid: Decimal;
  /** What the bank takes for a euro. */
  readonly ask: Decimal;
}

/**
 * What is debited in a currency for an amount owed in another one, to the cent: the bank buys what is paid with and
 * sells what is owed. Undefined where a rate is unknown.
 */
export const debitedIn = (unit: Unit, owed: Amount, rates: readonly ExchangeRate[]): Amount | undefined =>
  changed(owed, unit, { from: rateOf(owed.unit, 'bid', rates), to: rateOf(unit, 'ask', rates) });

/** What is credited in a currency for an amount received in another one, to the cent. */
export const creditedIn = (
  unit: Unit,
  received: Amount,
  rates: readonly ExchangeRate[],
): Amount | undefined =>
  changed(received, unit, { from: rateOf(received.unit, 'ask', rates), to: rateOf(unit, 'bid', rates) });

const rateOf = (unit: Unit, side: 'bid' | 'ask', rates: readonly ExchangeRate[]): Decimal | undefined =>
  unit === EUR ? one : rates.find(({ currency }) => currency === unit)?.[side];

function changed(
  { value, unit: own }: Amount,
  unit: Unit,
  { from, to }: { readonly from: Decimal | undefined; readonly to: Decimal | undefined },
): Amount | undefined {
  const [bought, sold] = own === unit ? [one, one] : [from, to];
  return bought === undefined || sold === undefined
    ? undefined
    : { value: divide(multiply(value, sold), bought, 2, 'half-up'), unit };
}
