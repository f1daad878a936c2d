import {
  deriveStatus,
  endCauseOf,
  orderStatuses,
  orderStatusOf,
  statusText,
  type EndCause,
  type OrderStatus,
  type StatusText,
} from '@domain/order/order-status';
import { decimal, type Decimal } from '@domain/shared/decimal';
import fc from 'fast-check';
import vectors from '../vectors.json';

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

describe('the text of a state', () => {
  it.each<[OrderStatus, StatusText]>([
    ['PENDING', 'PENDING'],
    ['OPEN', 'OPEN'],
    ['EXECUTED', 'EXECUTED'],
    ['PARTIALLY_EXECUTED', 'PARTIALLY_EXECUTED'],
    ['SETTLED', 'SETTLED'],
    ['CANCELLED_USER', 'CANCELLED'],
    ['CANCELLED_SYSTEM', 'CANCELLED'],
    ['CANCELLED_TRADE', 'CANCELLED'],
    ['EXPIRED', 'EXPIRED'],
    ['WAITING', 'WAITING'],
    ['ACCEPTED', 'ACCEPTED'],
    ['REJECTED', 'REJECTED'],
    ['UNKNOWN', 'UNKNOWN'],
  ])('%s is %s [OBK-01]', (status, text) => {
    expect(statusText(status)).toBe(text);
  });

  it('is unknown for a state this portal does not know [OBK-01]', () => {
    expect(orderStatuses.map(orderStatusOf)).toEqual(orderStatuses);
    expect(orderStatusOf('SOMETHING_NEW')).toBe('UNKNOWN');
  });

  it.each<[OrderStatus, EndCause | undefined]>([
    ['CANCELLED_USER', 'user'],
    ['CANCELLED_SYSTEM', 'system'],
    ['CANCELLED_TRADE', 'trade'],
    ['EXPIRED', 'expiry'],
    ['OPEN', undefined],
  ])('has its reason beside it: %s by %s [OBK-01]', (status, cause) => {
    expect(endCauseOf(status)).toBe(cause);
  });
});
