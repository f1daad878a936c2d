import { sap, msciWorld } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { depotId, orderId } from '@domain/codes/ids';
import type { Position } from '@domain/depot/position';
import { amount } from '@domain/money/amount';
import { PIECES } from '@domain/money/unit';
import { endedSales } from '@domain/notification/ended-sale';
import { lapsedSales } from '@domain/order/prefill/lapsed-sale';
import type { Notification } from '@domain/notification/notification';
import { instant } from '@domain/time/instant';

const here = depotId('here');
const elsewhere = depotId('elsewhere');
const since = instant(1_000);

interface Told {
  readonly kind?: 'expired' | 'cancelled' | 'alarm';
  readonly side?: 'BUY' | 'SELL';
  readonly depot?: typeof here;
  readonly isin?: string | undefined;
  readonly at?: number;
}

/** That an order ended; a sale of SAP in this depot unless told otherwise. */
function told({
  kind = 'expired',
  side = 'SELL',
  depot = here,
  at = 2_000,
  ...rest
}: Told = {}): Notification {
  const isin = 'isin' in rest ? rest.isin : sap.isin;
  const quantity = amount('25', PIECES);
  const happening: Notification['happening'] =
    kind === 'alarm'
      ? { kind, direction: 'above', level: quantity, isin: sap.isin }
      : { kind, orderId: orderId('o'), depotId: depot, side, quantity, ...(isin !== undefined && { isin }) };
  return { id: `${at}`, at: instant(at), isSeen: true, name: 'SAP SE', happening };
}

const held = positionIn(here, sap, '25', '200.00', '232.75');

describe('a sale that has come to nothing [CUS-01]', () => {
  const cases: readonly (readonly [string, Notification, Position, boolean])[] = [
    ['has expired', told(), held, true],
    ['was struck off by the bank', told({ kind: 'cancelled' }), held, true],
    ['ended at the first moment that counts', told({ at: 1_000 }), held, true],
    ['ended before', told({ at: 999 }), held, false],
    ['was a purchase', told({ side: 'BUY' }), held, false],
    ['was no order', told({ kind: 'alarm' }), held, false],
    ['was of another depot', told({ depot: elsewhere }), held, false],
    ['was of another security', told({ isin: msciWorld.isin }), held, false],
    ['names no security', told({ isin: undefined }), held, false],
    ['was followed by another', told(), { ...held, availableQuantityToHedge: amount('0', PIECES) }, false],
    ['is of what nobody can protect', told(), { ...held, hedgeable: false }, false],
  ];

  it.each(cases)('waits for the customer or not where it %s', (_what, ended, position, waits) => {
    expect(lapsedSales(endedSales([ended], since), [position])).toHaveLength(waits ? 1 : 0);
  });

  it('is told once of each position, by its latest order', () => {
    const ended = endedSales([told({ at: 2_000 }), told({ at: 3_000 }), told({ at: 2_500 })], since);
    expect(lapsedSales(ended, [held])).toEqual([{ position: held, at: 3_000 }]);
  });
});
