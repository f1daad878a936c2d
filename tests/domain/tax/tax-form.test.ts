import { depotId, instrumentId } from '@domain/codes/ids';
import { FormSession } from '@domain/form/session/form-session';
import { decimal, decimalText } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import type { SellablePosition, TaxBasis } from '@domain/tax/sellable-position';
import { MOST_SALES, taxForm } from '@domain/tax/form/tax-form';
import { taxLot, taxRecord } from './support/tax-examples';

const position = (id: string, held: string, price: string, cost: string): SellablePosition => ({
  id,
  depotId: depotId('depot'),
  instrumentId: instrumentId(id),
  name: id,
  wkn: id,
  taxClass: 'SHARE',
  sellable: { value: decimal(held), unit: PIECES },
  price: { value: decimal(price), unit: EUR },
  lots: [taxLot('1', '2020-01-02', held, cost)],
});

/** A gain of 3,000.00 and one of 500.00, less 17.40 and 12.40 for the sale, against an allowance of 1,000.00. */
const basis: TaxBasis = {
  record: taxRecord(),
  fees: {
    base: decimal('4.90'),
    percent: decimal('0.25'),
    least: decimal('9.90'),
    most: decimal('59.90'),
    venue: decimal('2.50'),
  },
  positions: [position('first', '100', '40.00', '1000.00'), position('second', '1000.5', '1.00', '500.50')],
};

const { nodes } = taxForm;

const begun = () => {
  const session = new FormSession(taxForm);
  session.tell({ basis });
  const sales = session.collection(nodes.sales);
  const row = (index: number) => {
    const found = sales.rows[index];
    if (found === undefined) throw new Error(`There is no row ${String(index)}`);
    return found.nodes;
  };
  const choose = (index: number, id: string): void => {
    session.field(row(index).position).setValue(id);
  };
  const type = (index: number, field: 'quantity' | 'price', text: string): void => {
    session.field(row(index)[field]).setValue(text);
  };
  const taxes = () =>
    session.value(nodes.simulated)?.map(({ said, tax }) => [said.position.id, decimalText(tax.tax)]);
  return { session, sales, row, choose, type, taxes };
};

describe('the form of the tax simulation [TAX-01]', () => {
  it('proposes all of a position at its price, and follows the position until it is edited', () => {
    const { session, row, choose, type } = begun();
    choose(0, 'first');
    const shown = () => [session.field(row(0).quantity).value, session.field(row(0).price).value];
    expect(shown()).toEqual(['100', '40,00']);
    choose(0, 'second');
    expect(shown()).toEqual(['1.000,5', '1,00']);
    type(0, 'quantity', '7');
    choose(0, 'first');
    expect(shown()).toEqual(['7', '40,00']);
  });

  it('comes to nothing as long as the position is none the bank has told', () => {
    const { choose, taxes } = begun();
    expect(taxes()).toEqual([]);
    choose(0, 'unknown');
    expect(taxes()).toEqual([]);
  });

  it('lets each sale meet what those before it have left of the allowance', () => {
    const { sales, choose, type, taxes } = begun();
    choose(0, 'first');
    // 4,000.00 - 17.40 - 1,000.00 = 2,982.60, less 1,000.00: 495.65 and 27.26.
    expect(taxes()).toEqual([['first', '522.91']]);
    sales.add();
    choose(1, 'second');
    type(1, 'quantity', '1.000,5');
    // 1,000.50 - 12.40 - 500.50 = 487.60, of which nothing is free any more: 121.90 and 6.70.
    expect(taxes()).toEqual([
      ['first', '522.91'],
      ['second', '128.60'],
    ]);
    sales.remove(sales.rows[0]?.key ?? '');
    // By itself it stays within the allowance.
    expect(taxes()).toEqual([['second', '0.00']]);
  });

  it('calculates with a price that is set against the one of the market', () => {
    const { choose, type, taxes } = begun();
    choose(0, 'first');
    type(0, 'price', '20,5');
    // 2,050.00 - 12.53 (4.90 + 5.125, at least 9.90, and 2.50) - 1,000.00 = 1,037.47, less 1,000.00: 9.37 and 0.51.
    expect(taxes()).toEqual([['first', '9.88']]);
  });

  it.each([
    ['quantity', '', 'tax-quantity-missing', {}],
    ['quantity', '100,000001', 'tax-quantity-too-large', { most: '100' }],
    ['quantity', '1,5', 'tax-quantity-step', { least: '1' }],
    ['quantity', '0', 'tax-number-format', {}],
    ['quantity', '-1', 'tax-number-format', {}],
    ['quantity', 'viele', 'tax-number-format', {}],
    ['quantity', '1,0000001', 'tax-number-format', {}],
    ['price', '', 'tax-price-missing', {}],
    ['price', '0,00', 'tax-number-format', {}],
    ['price', 'Markt', 'tax-number-format', {}],
  ] as const)('a %s of "%s" is refused there: %s', async (field, text, key, args) => {
    const { session, choose, type, taxes } = begun();
    choose(0, 'first');
    type(0, field, text);
    await session.submitted(nodes.simulated);
    expect(session.summary.map((each) => [each.field, each.key, each.args])).toEqual([
      [`sales[1].${field}`, key, args],
    ]);
    expect(taxes()).toBeUndefined();
  });

  it('takes parts of what is held in parts, and no smaller ones', async () => {
    const { session, choose, type, taxes } = begun();
    choose(0, 'second');
    type(0, 'quantity', '0,5');
    expect(taxes()).toEqual([['second', '0.00']]);
    type(0, 'quantity', '0,55');
    await session.submitted(nodes.simulated);
    expect(session.summary.map(({ key, args }) => [key, args])).toEqual([
      ['tax-quantity-step', { least: '0,1' }],
    ]);
  });

  it('has one row at least and ten at most', () => {
    const { sales } = begun();
    expect(sales.rows).toHaveLength(1);
    for (let more = 0; more < 20; more++) sales.add();
    expect(sales.rows).toHaveLength(MOST_SALES);
    expect(MOST_SALES).toBe(10);
  });
});
