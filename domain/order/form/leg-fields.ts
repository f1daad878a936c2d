import { is } from '../../form/nodes/condition';
import { derive } from '../../form/nodes/derive';
import { field } from '../../form/nodes/field';
import type { Condition, FieldLife, Node } from '../../form/nodes/node';
import { empty, read } from '../../form/outcome';
import { choice } from '../../form/kinds/one-of';
import { plainText, text } from '../../form/kinds/text';
import type { DistanceKind, PriceField } from '../draft/order-draft';
import { readsPrice } from '../draft/price-fields';
import { enterableOrderTypes, type EnterableOrderType } from '../order-request';
import { orderFinding, type OrderFindingKey } from '../read/order-finding';
import { readPrice } from '../read/order-number';
import { readDay } from '../read/read-validity';
import type { PriceNodes, ValidityNodes } from './order-nodes';
import type { LegProposal } from './protection-proposal';
import { validityChoices, type ValidityChoice } from './validity-choice';

const distanceKinds = ['relative', 'absolute'] as const satisfies readonly DistanceKind[];

/** How price fields behave besides. */
interface PriceLife {
  readonly disabled?: Condition;
  readonly proposed?: Pick<LegProposal, 'triggerLimit' | 'distance'>;
}

/** What prices an order; each type asks for the prices it reads (ORD-06). */
export function priceFieldsOf<Type extends EnterableOrderType>(
  type: Node<Type>,
  { disabled, proposed }: PriceLife = {},
): PriceNodes {
  const types = (price: PriceField): readonly EnterableOrderType[] =>
    enterableOrderTypes.filter((each) => readsPrice(each, price));
  const life = (price: PriceField) => ({
    when: is<EnterableOrderType>(type, ...types(price)),
    ...(disabled && { disabled }),
  });
  const distanceKind = field(choice<DistanceKind>(distanceKinds, 'relative'));
  return {
    triggerLimit: priceField('order-trigger-required', {
      ...life('triggerLimit'),
      ...(proposed && { follows: proposed.triggerLimit }),
    }),
    distance: field(plainText, {
      ...life('distance'),
      ...(proposed && { follows: inPercent(distanceKind, proposed.distance) }),
      missing: orderFinding('order-distance-required'),
    }),
    distanceKind,
    limit: priceField('order-limit-required', life('limit')),
  };
}

/** A percentage says nothing where the distance is entered in money. */
const inPercent = (kind: Node<DistanceKind>, distance: Node<string>): Node<string> =>
  derive({ kind, distance }, ({ kind: chosen, distance: text }) =>
    chosen === 'relative' ? read(text) : empty(),
  );

const priceField = (
  missing: OrderFindingKey,
  life: Pick<FieldLife<string>, 'when' | 'disabled' | 'follows'>,
) =>
  field(
    text((typed) => readPrice(typed, missing)),
    { ...life, missing: orderFinding(missing) },
  );

/** How long an order shall stand. */
export function validityFields(proposed?: Pick<LegProposal, 'validityType' | 'validityDate'>): ValidityNodes {
  const validityType = field(
    choice<ValidityChoice>(validityChoices, 'GFD'),
    proposed && { follows: proposed.validityType },
  );
  return {
    validityType,
    validityDate: field(text(readDay), {
      when: is<ValidityChoice>(validityType, 'GTD'),
      ...(proposed && { follows: proposed.validityDate }),
      missing: orderFinding('order-date-missing'),
    }),
  };
}
