import type { Position } from '@domain/depot/position';
import { amount } from '@domain/money/amount';
import { depotId, positionId } from '@domain/codes/ids';
import { EUR, PIECES } from '@domain/money/unit';
import { wkn } from '@domain/codes/wkn';
import { known } from '../support/known';

/** Ten pieces, yesterday at 90, now at 100; what they are and what was paid for them is not known. */
export const transferred: Position = {
  id: positionId('p-1'),
  depotId: depotId('d-1'),
  wkn: known(wkn('716460')),
  custodyType: 'GS',
  quantity: amount('10', PIECES),
  availableQuantity: amount('10', PIECES),
  currentPrice: { price: amount('100', EUR) },
  currentPriceDeterminable: true,
  currentValue: amount('1000.00', EUR),
  previousDayValue: amount('900.00', EUR),
  hedgeable: true,
  availableQuantityToHedge: amount('10', PIECES),
  hasIntraDayExecutedOrder: false,
};
