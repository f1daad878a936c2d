import { toCents, type Amount } from '../../money/amount';
import { compare, sum, type Decimal } from '../../money/decimal';
import { creditedIn } from '../../money/exchange-rate';
import { EUR } from '../../money/unit';
import { saleTax } from '../../tax/sale-tax';
import { basesOf, type ExplainedSale, type TaxBasis } from '../../tax/sellable-position';
import type { TaxRecord } from '../../tax/tax-record';
import type { OrderFrame } from '../order-request';
import { withInterest, type OrderTotal } from './order-total';

/** A sale as it is ordered, with all that its tax follows from; EUR to the cent. */
export interface TaxedOrder {
  readonly position: ExplainedSale['said']['position'];
  readonly quantity: Decimal;
  readonly value: Decimal;
  readonly costs: Decimal;
  readonly record: TaxRecord;
}

/** What the tax of an order follows from; undefined for a purchase, and before its value is known in EUR. */
export function taxedOrder(
  basis: TaxBasis,
  { side, depotId, instrumentId, quantity: { value: quantity } }: OrderFrame,
  { value, interest, charges, reportedCharges = charges, rates = [] }: OrderTotal,
): TaxedOrder | undefined {
  // Whose depot it is sold out of owes the tax: a child's meets the child's own pots.
  const found = basesOf(basis).flatMap(({ positions, record }) =>
    positions
      .filter((each) => each.depotId === depotId && each.instrumentId === instrumentId)
      .map((position) => ({ position, record })),
  );
  const { position: sold, record } = found[0] ?? {};
  if (
    side === 'BUY' ||
    sold === undefined ||
    record === undefined ||
    value === undefined ||
    reportedCharges === undefined
  )
    return undefined;
  if (compare(quantity, sum(sold.lots.map((lot) => lot.quantity))) > 0) return undefined;
  // What the page itself changes at comes first, so that both say the same.
  const known = sold.exchangeRate === undefined ? rates : [...rates, sold.exchangeRate];
  const inEuro = (money: Amount): Decimal | undefined => creditedIn(EUR, toCents(money), known)?.value;
  const proceeds = inEuro(withInterest(value.value, interest?.amount));
  const costs = inEuro(reportedCharges);
  if (proceeds === undefined || costs === undefined) return undefined;
  const { name, price, exchangeRate, taxClass, lots } = sold;
  return {
    position: { name, price, taxClass, lots, ...(exchangeRate && { exchangeRate }) },
    quantity,
    value: proceeds,
    costs,
    record,
  };
}

/** Its tax with every step, by the calculation of the simulation (TAX-01). */
export function explainedOrder({ position, quantity, value, costs, record }: TaxedOrder): ExplainedSale {
  const { taxClass, lots } = position;
  return {
    said: { position, quantity },
    tax: saleTax(record, { taxClass, lots, quantity, value, costs }),
  };
}
