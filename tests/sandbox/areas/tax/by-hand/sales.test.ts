import {
  add,
  decimal,
  decimalText,
  divide,
  multiply,
  rescale,
  subtract,
  type Decimal,
} from '@domain/money/decimal';
import { saleTax } from '@domain/tax/sale-tax';
import type { TaxLot } from '@domain/tax/tax-lot';
import type { TaxRecord } from '@domain/tax/tax-record';
import { saleResult } from '@sandbox/areas/tax/sale-result';
import { bookInto, emptyYear, euros, type TaxYearRow } from '@sandbox/areas/tax/tax-years';
import { consumeLots } from '@sandbox/ledger/lots';
import { taxLot, taxRecord } from '@tests/domain/tax/support/tax-examples';
import { cases, NONE, type Sale, type Start } from './cases';

/** The lots of a sale and what it brings. */
function soldOf([, sold]: Sale, lots: readonly TaxLot[]) {
  if (typeof sold !== 'string') {
    const [quantity, value, costs] = [sold.quantity, sold.value, sold.costs].map(decimal) as [
      Decimal,
      Decimal,
      Decimal,
    ];
    return { lots, quantity, value, costs };
  }
  const isLoss = sold.startsWith('-');
  const lot = taxLot('1', '2020-03-01', '1', isLoss ? sold.slice(1) : NONE);
  return {
    lots: [lot],
    quantity: decimal('1'),
    value: decimal(isLoss ? NONE : sold),
    costs: decimal(NONE),
  };
}

const portalStart = ({
  shares = NONE,
  other = NONE,
  ordered = NONE,
  partner,
  ...start
}: Start): TaxRecord => {
  const used = decimal(partner ?? NONE);
  return taxRecord({
    pots: { shares: decimal(shares), other: decimal(other) },
    allowance: {
      ordered: decimal(ordered),
      used,
      usedByPartner: used,
      joint: partner !== undefined,
    },
    churchRate: start.church === undefined ? undefined : decimal(start.church),
    country: start.country ?? 'DE',
    foreignTax: decimal(start.foreign ?? NONE),
  });
};

const bankStart = (start: Start): TaxYearRow => ({
  ...emptyYear('client', 2026),
  share_result: start.shares ?? NONE,
  other_result: start.other ?? NONE,
  allowance_ordered: start.ordered ?? NONE,
  church_rate: start.church ?? null,
  country: start.country ?? 'DE',
  foreign_tax: start.foreign ?? NONE,
});

test.each(cases)('[TAX-01] at the portal: $rule', ({ start = {}, lots = [], steps }) => {
  let record = portalStart(start);
  let held = lots;
  for (const [sale, told] of steps) {
    const done = saleTax(record, { taxClass: sale[0], ...soldOf(sale, held) });
    const { settled } = done;
    const { capitalGainsTax, solidarity, churchTax, credited } = settled.tax;
    const losses = add(settled.sameLosses, settled.crossLosses);
    const found = [settled.result, settled.exempt, losses, settled.allowance, settled.taxable, credited];
    expect([...found, capitalGainsTax, solidarity, churchTax].map(euro)).toEqual(told);
    record = settled.record;
    if (typeof sale[1] !== 'string') held = done.lotsLeft;
  }
});

test.each(cases)('[TAX-01] at the bank: $rule', ({ start = {}, lots = [], steps }) => {
  let row = bankStart(start);
  let held = lots;
  const partner = decimal(start.partner ?? NONE).units;
  for (const [sale, told] of steps) {
    const { lots: from, quantity, value, costs } = soldOf(sale, held);
    const { parts, left } = takenFrom(from, quantity);
    const of = saleResult(parts, { value, costs }, sale[0]);
    const booked = bookInto(row, partner, { ...of, taxClass: sale[0] });
    const { year, exempt, losses, allowance, taxable, foreignTax, kest, soli, kist } = booked;
    const found = [of.result, exempt, losses, allowance, taxable, foreignTax, kest, soli, kist];
    expect(found.map(euros)).toEqual(told);
    row = {
      ...row,
      share_result: euros(year.shares),
      other_result: euros(year.other),
      allowance_used: euros(year.allowanceUsed),
      foreign_tax: euros(year.foreignTax),
      foreign_credited: euros(year.foreignCredited),
      paid_kest: euros(year.kest),
      paid_soli: euros(year.soli),
      paid_kist: euros(year.kist),
    };
    if (typeof sale[1] !== 'string') held = left;
  }
});

const euro = (value: Decimal): string => decimalText(rescale(value, 2, 'half-up'));

/** What a sale takes of lots as the bank's ledger divides them, and what it leaves. */
function takenFrom(lots: readonly TaxLot[], quantity: Decimal) {
  const ordered = lots.toSorted((a, b) => (a.acquired < b.acquired ? -1 : 1));
  const touched = consumeLots(
    ordered.map(({ lotId, quantity: held }) => ({
      lotId,
      quantity: held,
      remaining: held,
      price: decimal('1'),
      costEur: decimal('1'),
    })),
    quantity,
  );
  const taken = touched.flatMap(({ remaining }, index) => {
    const lot = ordered[index];
    if (lot === undefined) return [];
    const gone = subtract(lot.quantity, remaining);
    const share = (whole: Decimal): Decimal => divide(multiply(whole, gone), lot.quantity, 2, 'half-up');
    const whole = lot.cost && add(lot.cost, lot.costs);
    const cost = whole && share(whole);
    const lumpSum = share(lot.prepaidLumpSum);
    const part = { boughtAt: new Date(`${lot.acquired}T12:00:00Z`), taken: gone, cost, lumpSum };
    const left: TaxLot = {
      ...lot,
      quantity: remaining,
      cost: whole && cost && subtract(whole, cost),
      costs: decimal(NONE),
      prepaidLumpSum: subtract(lot.prepaidLumpSum, lumpSum),
    };
    return [{ part, left }];
  });
  const untouched = ordered.slice(touched.length);
  return {
    parts: taken.map(({ part }) => part),
    left: [...taken.map(({ left }) => left).filter((lot) => lot.quantity.units > 0n), ...untouched],
  };
}
