import { describedOrder } from '@domain/order/open/described-order';
import type { Order } from '@domain/order/open/order';
import { orderId } from '@domain/codes/ids';
import { dealer, exchange, order, share } from '../../support/samples';

const known: Order = { ...order, instrument: share, venue: exchange };
const executed: Order = { ...order, status: 'EXECUTED' };
const combined: Order = { ...executed, subOrders: [executed] };

describe('an order that the bank tells of without instrument and venue [OBK-03]', () => {
  it.each<[string, Order, Order | undefined, Order]>([
    ['keeps those it had', executed, known, { ...known, status: 'EXECUTED' }],
    [
      'has what is told now rather',
      { ...executed, venue: dealer },
      known,
      { ...known, ...executed, venue: dealer },
    ],
    ['stays as it is told where it was not known', combined, undefined, combined],
    ['has none where none was known', executed, order, executed],
  ])('%s', (_, told, before, expected) => {
    expect(describedOrder(told, before)).toEqual(expected);
  });

  it('finds each leg by its id, whatever its place, and leaves a new one as it is told', () => {
    const leg = (of: Order, id: string): Order => ({ ...of, id: orderId(id) });
    const before: Order = {
      ...known,
      subOrders: [leg(known, 'stop'), leg({ ...known, venue: dealer }, 'limit')],
    };
    const told: Order = { ...order, subOrders: ['limit', 'new', 'stop'].map((id) => leg(executed, id)) };
    expect(describedOrder(told, before).subOrders.map(({ venue, status }) => [venue?.id, status])).toEqual([
      [dealer.id, 'EXECUTED'],
      [undefined, 'EXECUTED'],
      [exchange.id, 'EXECUTED'],
    ]);
  });
});
