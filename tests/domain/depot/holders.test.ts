import { sap, msciWorld } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { depotId, type DepotId } from '@domain/codes/ids';
import { tradingDepots } from '@domain/depot/depot';
import { holdersOf } from '@domain/depot/holders';
import { decimalText } from '@domain/money/decimal';
import { depotOf } from '../support/samples';

const [first, second] = [depotId('first'), depotId('second')];
const depots = [depotOf('STANDARD_DEPOT', first), depotOf('SECOND_DEPOT', second)];
const held = (id: DepotId, quantity: string) => positionIn(id, sap, quantity, '1.00', '1.00');

describe('which depots hold a security', () => {
  it.each([
    ['none', [positionIn(first, msciWorld, '9', '1.00', '1.00')], []],
    ['the one that does', [held(second, '20')], ['second 20']],
    ['the one with the most first', [held(first, '5'), held(second, '20')], ['second 20', 'first 5']],
    [
      'all of it, however it is kept',
      [held(first, '15'), held(first, '10'), held(second, '20')],
      ['first 25', 'second 20'],
    ],
  ])('is %s', (_, positions, holders) => {
    expect(
      holdersOf(sap.id, depots, positions).map(
        ({ depot: { id }, quantity }) => `${id} ${decimalText(quantity.value)}`,
      ),
    ).toEqual(holders);
  });

  it('trades in all but the fund depot [FUN-01]', () => {
    expect(tradingDepots([depotOf('COMINVEST'), ...depots])).toEqual(depots);
  });
});
