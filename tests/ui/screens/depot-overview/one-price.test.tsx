import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { instrumentId, positionId } from '@domain/codes/ids';
import { act } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { shownDepot, positionsTable } from './shown-depot';

beforeAll(fillBrowserGaps);

/** Securities of their own, so that a price is one row's. */
const share = (index: number) => ({ ...sap, id: instrumentId(`i-${index}`) });

describe('a price message', () => {
  it('changes texts of its own row and of the total, and puts no row again into the page [OBK-06]', async () => {
    const bank = new FakeBank();
    bank.world.positions = Array.from({ length: 40 }, (_, index) => ({
      ...positionIn(mainDepot, share(index), '10', '100.00', '100.00'),
      id: positionId(`p-${index}`),
    }));
    await shownDepot({ bank });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    const watched = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(positionsTable().getByRole('table'), watched);
    act(() => {
      bank.live.tellQuote(marketOf(share(7), xetra, '111.00', 9));
    });
    await act(() => bank.scheduler.advance(1000));
    changes.push(...observer.takeRecords());
    observer.disconnect();
    const rowOf = ({ target }: MutationRecord): string | null | undefined =>
      (target instanceof Element ? target : target.parentElement)?.closest('tr')?.getAttribute('data-row');
    expect(new Set(changes.map(rowOf))).toEqual(new Set(['p-7', null]));
    const moved = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    expect(moved.filter((node) => node instanceof HTMLTableRowElement)).toEqual([]);
  });
});
