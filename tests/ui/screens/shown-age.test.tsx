import { sap } from '@adapters/fake/bank/fake-market';
import { cleanup, screen } from '@testing-library/react';
import { shownMoments } from '@ui/components/feedback/shown-moments';
import { fillBrowserGaps } from '../browser-gaps';
import { opened } from './order-entry/open-protection';
import { PlanCustomer } from './savings-plan/plan-customer';

beforeAll(fillBrowserGaps);

describe('a page that shows what the bank said of money without a part that loads it [CUS-05]', () => {
  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['the positions that can be protected', () => opened(''), /Position absichern/],
    ['a position that is protected', () => opened(`?wkn=${sap.wkn}`), /Position absichern/],
    ['a new savings plan', () => new PlanCustomer().openEntry(`wkn=${sap.wkn}`), /Sparplan anlegen/],
  ])('says how old it is, and no longer once it is left: %s', async (_, open, heading) => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(shownMoments.size).toBeGreaterThan(0);
    cleanup();
    expect(shownMoments.size).toBe(0);
  });
});
