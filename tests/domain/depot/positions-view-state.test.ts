import {
  filterCounts,
  foundRows,
  groupings,
  initialPositionsView,
  isLosing,
  positionRanks,
  type PositionsViewState,
} from '@domain/depot/positions-view-state';
import { columnIds } from '@domain/depot/overview-column';
import { positionName, positionType } from '@domain/depot/position-name';
import type { Position } from '@domain/depot/position';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { bond, fund, share } from '../support/samples';
import { transferred } from './transferred';

const since = (gain: string): Pick<Position, 'profitLossPurchase'> => ({
  profitLossPurchase: { absolute: amount(gain, EUR) },
});

const row = (words: string, more: Partial<Position>) => ({ words, stated: { ...transferred, ...more } });

const sap = row('sap se 716460', { instrument: share, ...since('-0.01') });
const bund = row('bund 113000', { instrument: bond, ...since('0.00') });
const fonds = row('fonds 847000', { instrument: fund, ...since('12.00') });
const unnamed = row('710000', {});
const rows = [sap, bund, fonds, unnamed];

const shown = (view: Partial<PositionsViewState>) => foundRows(rows, { ...initialPositionsView, ...view });

describe('what a position is called', () => {
  it('is the name of its security, or its number where the bank has not said more', () => {
    expect([positionName(sap.stated), positionName(transferred)]).toEqual(['SAP SE', '716460']);
    expect([positionType(sap.stated), positionType(transferred)]).toEqual(['SHARE', 'NOT_AVAILABLE']);
  });
});

describe('what of a depot is looked at [OBK-04]', () => {
  it('is everything, the largest first and ungrouped, until the customer says otherwise', () => {
    expect(shown({})).toEqual(rows);
    expect(initialPositionsView).toMatchObject({
      rank: 'value',
      descending: true,
      grouping: 'none',
      tight: false,
    });
  });

  it.each([
    ['a loss of a cent', '-0.01', true],
    ['neither gain nor loss', '0.00', false],
    ['a gain', '0.01', false],
  ])('%s: it stands lower than it was bought is %s', (_, gain, losing) => {
    expect(isLosing({ ...transferred, ...since(gain) })).toBe(losing);
  });

  it('what was paid for it being unknown is no loss', () => {
    expect(isLosing(transferred)).toBe(false);
  });

  it.each<[string, Partial<PositionsViewState>, readonly unknown[]]>([
    ['those that lose', { filter: 'losing' }, [sap]],
    ['one kind of security', { filter: 'BONDS' }, [bund]],
    ['those the bank did not say the kind of', { filter: 'NOT_AVAILABLE' }, [unnamed]],
    ['a part of the name, however it is written', { search: 'BUN' }, [bund]],
    ['a number, blanks around it aside', { search: '  847000 ' }, [fonds]],
    ['both together', { filter: 'SHARE', search: '7' }, [sap]],
    ['what nothing is called', { search: 'gold' }, []],
  ])('%s', (_, view, found) => {
    expect(shown(view)).toEqual(found);
  });

  it('each filter says how many it would show, and one that would show nothing is not offered', () => {
    expect(filterCounts([...rows, sap])).toEqual([
      { filter: 'all', count: 5 },
      { filter: 'SHARE', count: 2 },
      { filter: 'BONDS', count: 1 },
      { filter: 'FUND', count: 1 },
      { filter: 'NOT_AVAILABLE', count: 1 },
      { filter: 'losing', count: 2 },
    ]);
    expect(filterCounts([fonds]).map(({ filter }) => filter)).toEqual(['all', 'FUND']);
  });

  it('can be ranked by the name and by each column, and grouped by what a depot is divided by', () => {
    expect(positionRanks).toEqual(['name', ...columnIds]);
    expect(groupings).toEqual(['none', 'type', 'sector', 'currency', 'depot']);
  });
});
