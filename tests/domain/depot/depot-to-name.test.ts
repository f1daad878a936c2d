import { depotId } from '@domain/codes/ids';
import type { Depot } from '@domain/depot/depot';
import { depotToName } from '@domain/depot/depot-to-name';

type Named = Pick<Depot, 'id' | 'type' | 'heldFor'>;
const own: Named = { id: depotId('own'), type: 'STANDARD_DEPOT' };
const second: Named = { id: depotId('second'), type: 'SECOND_DEPOT' };
const childs: Named = { id: depotId('child'), type: 'STANDARD_DEPOT', heldFor: { name: 'Mara Albers' } };

describe('the depot of an order', () => {
  it.each<[string, readonly Named[], Named, Named | undefined]>([
    ['is not named where the customer has but one', [own], own, undefined],
    ['is named where there are others beside it', [own, second], second, second],
    ['is named where it is a child’s', [own, childs], childs, childs],
    ['is named where the customer has a child’s alone', [childs], childs, childs],
    ['is not named as long as it is not among them', [own, second], childs, undefined],
  ])('%s', (_, depots, of, named) => {
    expect(depotToName(depots, of.id)).toBe(named);
  });
});
