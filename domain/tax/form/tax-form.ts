import { form, type Form } from '../../form/form';
import { issueAt, type Finding } from '../../form/issue';
import { identifier } from '../../form/kinds/identifier';
import { text } from '../../form/kinds/text';
import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { field } from '../../form/nodes/field';
import type { DerivedNode, FactNode, FieldNode, RowsNode } from '../../form/nodes/node';
import { filled, rows } from '../../form/nodes/rows';
import { empty, read, refused } from '../../form/outcome';
import { compare, trimmed, type Decimal } from '../../money/decimal';
import type { FeeSchedule } from '../../money/fee-schedule';
import { exactGermanNumber } from '../../money/german-amount';
import { salesTax, type SaleTax } from '../sale-tax';
import { placesOf, saleOf, type SellablePosition, type TaxBasis } from '../sellable-position';
import { readNumber, taxFinding } from './tax-finding';

/** The most positions of one simulation. */
export const MOST_SALES = 10;

/** What arrives from the bank. */
export interface TaxFormFacts {
  readonly basis: TaxBasis;
}

/** A sale as it is said, and its position. */
export interface SaidSale {
  readonly position: SellablePosition;
  readonly quantity: Decimal;
  readonly price: Decimal;
}

/** One position and how much of it is sold at which price. */
export interface SaleNodes {
  readonly position: FieldNode<string | undefined, string>;
  readonly quantity: FieldNode<string, Decimal>;
  readonly price: FieldNode<string, Decimal>;
  readonly chosen: DerivedNode<SellablePosition>;
  readonly said: DerivedNode<SaidSale>;
}

/** A simulated sale with what was said of it. */
export interface SimulatedSale {
  readonly said: SaidSale;
  readonly tax: SaleTax;
  readonly fees: FeeSchedule;
}

/** The nodes of the form. */
export interface TaxFormNodes {
  readonly basis: FactNode<TaxBasis>;
  readonly sales: RowsNode<SaleNodes>;
  readonly said: DerivedNode<readonly SaidSale[]>;
  /** The sales one after the other, each on what those before it left of pots and allowance. */
  readonly simulated: DerivedNode<readonly SimulatedSale[]>;
}

/** What would be sold, as a simulation of its tax (TAX-01): price and quantity follow market and position until edited. */
export const taxForm: Form<TaxFormNodes, TaxFormFacts> = form(
  (fact: FactNodes<TaxFormFacts>): TaxFormNodes => {
    const sales = rows<SaleNodes>(() => saleNodes(fact), {
      least: 1,
      most: MOST_SALES,
      counts: ({ position }) => position,
    });
    const said = filled(sales, (row) => row.said);
    const simulated = derive(
      { said, basis: fact.basis },
      ({ said: list, basis: { record, fees } }) => {
        const taxed = salesTax(
          record,
          list.map(({ position, quantity, price }) => saleOf(position, quantity, price, fees)),
        );
        return read(
          taxed.flatMap((tax, index): SimulatedSale[] => {
            const sale = list[index];
            return sale === undefined ? [] : [{ said: sale, tax, fees }];
          }),
        );
      },
      { needed: true },
    );
    return { basis: fact.basis, sales, said, simulated };
  },
);

function saleNodes(fact: FactNodes<TaxFormFacts>): SaleNodes {
  const position = field(identifier((id: string) => id));
  const chosen = derive({ position, basis: fact.basis }, ({ position: id, basis: { positions } }) => {
    const found = positions.find((each) => each.id === id);
    return found === undefined ? empty() : read(found);
  });
  const quantity = field(text(readNumber(6)), {
    follows: derive({ chosen }, ({ chosen: { sellable } }) => read(exactGermanNumber(sellable.value, 0))),
    missing: taxFinding('tax-quantity-missing'),
  });
  const price = field(text(readNumber(6)), {
    follows: derive({ chosen }, ({ chosen: { price: market } }) => read(exactGermanNumber(market.value, 2))),
    missing: taxFinding('tax-price-missing'),
  });
  const said = derive({ chosen, quantity, price }, ({ chosen: of, quantity: many, price: each }, at) => {
    const wrong = wrongQuantity(of, many);
    return wrong === undefined
      ? read<SaidSale>({ position: of, quantity: many, price: each })
      : refused([issueAt(at.quantity, wrong, 'rule')]);
  });
  return { position, quantity, price, chosen, said };
}

/** More than is free, or a part that a position is not counted in: a share that is held whole is sold whole. */
function wrongQuantity(position: SellablePosition, quantity: Decimal): Finding | undefined {
  const { sellable } = position;
  const places = placesOf(position);
  if (compare(quantity, sellable.value) > 0)
    return taxFinding('tax-quantity-too-large', { most: exactGermanNumber(sellable.value, 0) });
  return trimmed(quantity).scale > places
    ? taxFinding('tax-quantity-step', { least: exactGermanNumber({ units: 1n, scale: places }, 0) })
    : undefined;
}
