import {
  deriveStatus,
  orderStatuses,
  orderStatusOf,
  type EndCause,
  type OrderStatus,
} from '@domain/order/open/order-status';
import { decimal, type Decimal } from '@domain/money/decimal';
import fc from 'fast-check';
import vectors from '../../vectors.json';

const parts = (open: Decimal, cancelled: Decimal, executed: Decimal) => ({ open, cancelled, executed });

describe('the state that quantities show', () => {
  it.each(vectors.order_status.slice(0, 4))('open %s, cancelled %s, executed %s: %s [OBK-01]', (...row) => {
    const [open = '', cancelled = '', executed = '', status] = row;
    expect(deriveStatus(parts(decimal(open), decimal(cancelled), decimal(executed)))).toBe(status);
  });

  it.each<[EndCause | undefined, OrderStatus]>([
    ['user', 'CANCELLED_USER'],
    ['system', 'CANCELLED_SYSTEM'],
    ['trade', 'CANCELLED_TRADE'],
    ['expiry', 'EXPIRED'],
    [undefined, 'UNKNOWN'],
  ])('a rest ended by %s: %s, whether something was executed or not [OBK-01]', (cause, status) => {
    expect(deriveStatus(parts(decimal('0'), decimal('10'), decimal('0')), cause)).toBe(status);
    expect(deriveStatus(parts(decimal('0'), decimal('5'), decimal('5')), cause)).toBe(status);
  });

  it('is unknown for an order of nothing', () => {
    expect(deriveStatus(parts(decimal('0'), decimal('0.000'), decimal('0')))).toBe('UNKNOWN');
  });

  it('is open or partly executed as long as anything is open, whatever was cancelled', () => {
    const quantity = fc.bigInt({ min: 0n, max: 1000n }).map((units): Decimal => ({ units, scale: 3 }));
    fc.assert(
      fc.property(quantity, quantity, quantity, (open, cancelled, executed) => {
        const status = deriveStatus(parts(open, cancelled, executed), 'user');
        expect(['OPEN', 'PARTIALLY_EXECUTED'].includes(status)).toBe(open.units > 0n);
        expect(status === 'EXECUTED').toBe(
          open.units === 0n && cancelled.units === 0n && executed.units > 0n,
        );
      }),
    );
  });
});

describe('a state of the wire', () => {
  it('is unknown where this portal does not know it, never fatal [OBK-01]', () => {
    expect(orderStatuses.map(orderStatusOf)).toEqual(orderStatuses);
    expect(orderStatusOf('SOMETHING_NEW')).toBe('UNKNOWN');
  });
});
