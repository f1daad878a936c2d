import assert from 'node:assert/strict';
import { depotId, instrumentId } from '@domain/codes/ids';
import { FormSession } from '@domain/form/session/form-session';
import { decimal, decimalText, equals, negate, sum, zero, type Decimal } from '@domain/money/decimal';
import { exactGermanNumber } from '@domain/money/german-amount';
import { EUR, PIECES } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { taxForm, type SimulatedSale } from '@domain/tax/form/tax-form';
import { basesOf, sellableWithoutTax, type TaxBasis } from '@domain/tax/sellable-position';
import type { TaxClass } from '@domain/tax/tax-class';

const CLASSES: Readonly<Record<string, TaxClass>> = {
  Aktie: 'SHARE',
  Aktienfonds: 'EQUITY_FUND',
  Mischfonds: 'MIXED_FUND',
  Anleihe: 'OTHER',
};

/** A position of one purchase. */
interface Holding {
  readonly held: Decimal;
  readonly taxClass: TaxClass;
  readonly cost: Decimal | undefined;
}

const holding = (held: Decimal, kind: string, cost: Decimal | undefined): Holding => ({
  held,
  taxClass: CLASSES[kind] ?? assert.fail(`${kind} ist keine Art`),
  cost,
});

/** Simulates sales for the scenarios, in the form of the page. */
export class TaxTasks {
  #holdings: readonly Holding[] = [];
  #ordered: Decimal = zero;
  #church: Decimal | undefined;
  #pots = { shares: zero, other: zero };
  /** What a child has ordered, in whose depot everything lies. */
  #childs: Decimal | undefined;
  #session = new FormSession(taxForm);
  #price: Decimal = zero;

  hold(quantity: Decimal, kind: string, cost: Decimal | undefined): void {
    this.#holdings = [holding(quantity, kind, cost)];
  }

  holdBesides(quantity: Decimal, kind: string, cost: Decimal): void {
    this.#holdings = [...this.#holdings, holding(quantity, kind, cost)];
  }

  order(allowance: Decimal): void {
    this.#ordered = allowance;
  }

  /** All that is held is a child's, which has ordered an allowance of its own. */
  lieWithChild(ordered: Decimal): void {
    this.#childs = ordered;
  }

  belong(percent: Decimal): void {
    this.#church = equals(percent, zero) ? undefined : percent;
  }

  lose(shares: Decimal, other: Decimal): void {
    this.#pots = { shares: negate(shares), other: negate(other) };
  }

  sell(quantity: Decimal, price: Decimal): void {
    this.#price = price;
    this.#session = new FormSession(taxForm);
    this.#session.tell({ basis: this.#basis });
    this.#enter(quantity, price);
  }

  sellBesides(quantity: Decimal, price: Decimal): void {
    this.#session.collection(this.#session.nodes.sales).add();
    this.#enter(quantity, price);
  }

  expectTogether(tax: Decimal, arrives: Decimal): void {
    const sales = this.#session.value(this.#session.nodes.simulated) ?? [];
    this.#expect(tax, sum(sales.map((sale) => sale.tax.tax)));
    this.#expect(arrives, sum(sales.map((sale) => sale.tax.arrives)));
  }

  expectTax(tax: Decimal): void {
    this.#expect(tax, this.#sale.tax.tax);
  }

  expectArrival(arrives: Decimal): void {
    this.#expect(arrives, this.#sale.tax.arrives);
  }

  expectTaxable(taxable: Decimal): void {
    this.#expect(taxable, this.#sale.tax.settled.taxable);
  }

  expectFree(quantity: Decimal): void {
    const [position] = this.#basis.positions;
    assert.ok(position);
    this.#expect(quantity, sellableWithoutTax(position, this.#price, this.#basis));
  }

  expectAtQuantity(key: string): void {
    assert.deepEqual(
      this.#session.summary.map((issue) => issue.key),
      [key],
    );
  }

  /** The next position, in the row added last. */
  #enter(quantity: Decimal, price: Decimal): void {
    const row = this.#row;
    const { rows } = this.#session.collection(this.#session.nodes.sales);
    this.#session.field(row.position).setValue(String(rows.length));
    this.#session.field(row.quantity).setValue(exactGermanNumber(quantity, 0));
    this.#session.field(row.price).setValue(exactGermanNumber(price, 2));
    void this.#session.submitted(row.price);
  }

  get #row() {
    const row = this.#session.collection(this.#session.nodes.sales).rows.at(-1);
    return row?.nodes ?? assert.fail('Die Simulation hat keine Zeile');
  }

  get #sale(): SimulatedSale {
    return this.#session.value(this.#session.nodes.simulated)?.[0] ?? assert.fail('Nichts ist simuliert');
  }

  #expect(expected: Decimal, found: Decimal): void {
    assert.ok(equals(found, expected), `${decimalText(found)} statt ${decimalText(expected)}`);
  }

  /** Of whom everything belongs to. */
  get #basis(): TaxBasis {
    const own = this.#read;
    const all: TaxBasis =
      this.#childs === undefined
        ? own
        : {
            ...own,
            positions: [],
            children: [
              {
                ...own,
                child: { name: 'Mara Albers', depotId: depotId('depot') },
                record: {
                  ...own.record,
                  pots: { shares: zero, other: zero },
                  allowance: { ...own.record.allowance, ordered: this.#childs },
                },
              },
            ],
          };
    return basesOf(all).find(({ positions }) => positions.length > 0) ?? all;
  }

  get #read(): TaxBasis {
    const none = decimal('0.00');
    return {
      record: {
        pots: this.#pots,
        allowance: { ordered: this.#ordered, used: none, usedByPartner: none, joint: false },
        churchRate: this.#church,
        country: 'DE',
        foreignTax: none,
        foreignCredited: none,
        substitute: none,
        paid: { capitalGainsTax: none, solidarity: none, churchTax: none },
      },
      fees: { base: none, percent: none, least: none, most: none, venue: none },
      positions: this.#holdings.map(({ taxClass, held, cost }, index) => ({
        id: String(index + 1),
        depotId: depotId('depot'),
        instrumentId: instrumentId(`instrument-${String(index + 1)}`),
        name: 'Wertpapier',
        wkn: '716460',
        taxClass,
        sellable: { value: held, unit: PIECES },
        price: { value: decimal('70.00'), unit: EUR },
        lots: [
          {
            lotId: '1',
            acquired: calendarDay('2020-03-02'),
            quantity: held,
            cost,
            costs: none,
            fxRate: undefined,
            prepaidLumpSum: none,
            lumpSums: [],
            transferred: cost === undefined,
          },
        ],
      })),
    };
  }
}
