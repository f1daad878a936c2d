import { familiesOf, familyOf, isTrailing, trailingTypes, typeOf } from '@domain/order/draft/type-families';
import { enterableOrderTypes, type EnterableOrderType } from '@domain/order/order-request';

const limitOrTrailing = ['LIMIT', 'TRAILING_STOP_LIMIT', 'TRAILING_STOP_NATIVE_MARKET'] as const;

describe('what the type of an order is chosen from [ORD-05]', () => {
  it('is each type by itself, and those that follow the price as one', () => {
    expect(familiesOf(enterableOrderTypes)).toEqual([
      'MARKET',
      'LIMIT',
      'STOP_MARKET',
      'STOP_LIMIT',
      'TRAILING',
      'QUOTE',
      'ONE_CANCELS_OTHER',
      'NEXT_ORDER',
    ]);
    expect(enterableOrderTypes.filter(isTrailing)).toEqual(trailingTypes);
  });

  it('comes in the order of the catalogue, whatever order a venue names them in, each once', () => {
    expect(
      familiesOf(['NEXT_ORDER', 'TRAILING_STOP_NATIVE_MARKET', 'MARKET', 'TRAILING_STOP_MARKET']),
    ).toEqual(['MARKET', 'TRAILING', 'NEXT_ORDER']);
  });

  it('stands under its own name, if it does not follow the price', () => {
    expect(familyOf('STOP_LIMIT')).toBe('STOP_LIMIT');
    expect(familyOf('TRAILING_STOP_LIMIT')).toBe('TRAILING');
  });

  it.each<[string, 'TRAILING' | 'LIMIT' | 'STOP_LIMIT', EnterableOrderType, EnterableOrderType | undefined]>([
    [
      'of those that follow the price the one chosen before',
      'TRAILING',
      'TRAILING_STOP_MARKET',
      'TRAILING_STOP_MARKET',
    ],
    ['else the first that is offered', 'TRAILING', 'LIMIT', 'TRAILING_STOP_LIMIT'],
    ['one that stands for itself', 'LIMIT', 'MARKET', 'LIMIT'],
    ['none that is not offered', 'STOP_LIMIT', 'LIMIT', undefined],
  ])('a choice stands for %s', (_, family, before, type) => {
    expect(typeOf<EnterableOrderType>(family, limitOrTrailing, before)).toBe(type);
  });
});
