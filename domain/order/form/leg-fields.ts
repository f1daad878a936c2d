import { is } from '../../form/nodes/condition';
import { field } from '../../form/nodes/field';
import type { Condition, FieldLife, Node } from '../../form/nodes/node';
import { choice } from '../../form/kinds/one-of';
import { plainText, text } from '../../form/kinds/text';
import type { DistanceKind, PriceField } from '../draft/order-draft';
import { readsPrice } from '../draft/price-fields';
import { enterableOrderTypes, type EnterableOrderType } from '../order-request';
import { orderFinding, type OrderFindingKey } from '../read/order-finding';
import { readPrice } from '../read/order-number';
import { readDay } from '../read/read-validity';
import type { PriceNodes, ValidityNodes } from './order-nodes';
import { validityChoices, type ValidityChoice } from './validity-choice';

const distanceKinds = ['relative', 'absolute'] as const satisfies readonly DistanceKind[];

/** What prices an order; each type asks for the prices it reads (ORD-06). */
export function priceFieldsOf<Type extends EnterableOrderType>(
  type: Node<Type>,
  disabled?: Condition,
): PriceNodes {
  const types = (price: PriceField): readonly EnterableOrderType[] =>
    enterableOrderTypes.filter((each) => readsPrice(each, price));
  const life = (price: PriceField) => ({
    when: is<EnterableOrderType>(type, ...types(price)),
    ...(disabled && { disabled }),
  });
  return {
    triggerLimit: priceField('order-trigger-required', life('triggerLimit')),
    distance: field(plainText, { ...life('distance'), missing: orderFinding('order-distance-required') }),
    distanceKind: field(choice(distanceKinds, 'relative')),
    limit: priceField('order-limit-required', life('limit')),
  };
}

const priceField = (missing: OrderFindingKey, life: Pick<FieldLife<string>, 'when' | 'disabled'>) =>
  field(
    text((typed) => readPrice(typed, missing)),
    { ...life, missing: orderFinding(missing) },
  );

/** How long an order shall stand. */
export function validityFields(): ValidityNodes {
  const validityType = field(choice<ValidityChoice>(validityChoices, 'GFD'));
  return {
    validityType,
    validityDate: field(text(readDay), {
      when: is<ValidityChoice>(validityType, 'GTD'),
      missing: orderFinding('order-date-missing'),
    }),
  };
}
