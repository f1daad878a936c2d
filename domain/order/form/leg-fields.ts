import { is } from '../../form/nodes/condition';
import { field } from '../../form/nodes/field';
import type { Condition, FieldNode, Node } from '../../form/nodes/node';
import { choice } from '../../form/kinds/one-of';
import { plainText, text } from '../../form/kinds/text';
import type { DistanceKind, PriceField } from '../draft/order-draft';
import { readsPrice } from '../draft/price-fields';
import { enterableOrderTypes, type EnterableOrderType } from '../order-request';
import { orderFinding } from '../read/order-finding';
import { readPrice } from '../read/order-number';
import { readDay } from '../read/read-validity';
import { validityTypes } from '../validity';

/** The validities offered: those of the bank, and the last trading day of the month, which is a date to it. */
export const validityChoices = [...validityTypes, 'ULTIMO'] as const;

/** One of them. */
export type ValidityChoice = (typeof validityChoices)[number];

const distanceKinds = ['relative', 'absolute'] as const satisfies readonly DistanceKind[];

/** What prices an order; each type asks for the prices it reads (ORD-06). */
export function priceFieldsOf<Type extends EnterableOrderType>(type: Node<Type>, disabled?: Condition) {
  const types = (price: PriceField): readonly EnterableOrderType[] =>
    enterableOrderTypes.filter((each) => readsPrice(each, price));
  const life = (price: PriceField) => ({
    when: is<EnterableOrderType>(type, ...types(price)),
    ...(disabled && { disabled }),
  });
  return {
    triggerLimit: field(text(readPrice), {
      ...life('triggerLimit'),
      missing: orderFinding('order-trigger-required'),
    }),
    distance: field(plainText, { ...life('distance'), missing: orderFinding('order-distance-required') }),
    distanceKind: field(choice(distanceKinds, 'relative')),
    limit: field(text(readPrice), { ...life('limit'), missing: orderFinding('order-limit-required') }),
  };
}

/** How long an order shall stand. */
export function validityFields() {
  const validityType = field(choice<ValidityChoice>(validityChoices, 'GFD'));
  return {
    validityType,
    validityDate: field(text(readDay), {
      when: is<ValidityChoice>(validityType, 'GTD'),
      missing: orderFinding('order-date-missing'),
    }),
  };
}

/** The fields in which an order, or the one that follows it, says something for itself alone. */
export type LegFields = ReturnType<typeof priceFieldsOf> &
  ReturnType<typeof validityFields> & { readonly quantity: FieldNode<string, string> };
