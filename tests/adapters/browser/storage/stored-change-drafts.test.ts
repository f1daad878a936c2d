import { StoredChangeDrafts } from '@adapters/browser/storage/stored-change-drafts';
import { MemoryChangeDrafts } from '@adapters/fake/device/memory-change-drafts';
import { orderId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';
import { describeChangeDrafts } from '../../../contracts/device/change-drafts.contract';
import { firstStore } from './first-version/first-version';
import { testStore } from './text-store';

describeChangeDrafts('memory', () => new MemoryChangeDrafts());
describeChangeDrafts('the browser’s storage', () => new StoredChangeDrafts(testStore()));

describe('drafts of changes in the browser’s storage [ORD-30]', () => {
  it('are read as the first version wrote them', async () => {
    const tools = await firstStore('change-draft/');
    const drafts = new StoredChangeDrafts(tools);
    expect(await drafts.find(orderId('o-1'))()).toEqual(
      O.some({
        version: 1,
        orderVersion: '7',
        rows: {},
        fields: {
          quantity: '5',
          triggerLimit: '90,5',
          limit: '91',
          validityType: 'GTD',
          validityDate: '30.11.2026',
        },
      }),
    );
    expect(await drafts.find(orderId('o-2'))()).toEqual(
      O.some({ version: 1, rows: {}, fields: { limit: '250' } }),
    );
    expect(tools.logger.records).toEqual([]);
  });

  it.each([
    ['a price that is no text', '{"typed":{"limit":250,"quantity":"5"}}', { quantity: '5' }],
    ['a validity that does not exist', '{"typed":{"validityType":"GTC","limit":"1"}}', { limit: '1' }],
  ])('give the rest where there is %s', async (_, text, fields) => {
    const tools = testStore();
    await tools.store.save('change-draft/o-1', text)();
    expect(await new StoredChangeDrafts(tools).find(orderId('o-1'))()).toEqual(
      O.some({ version: 1, rows: {}, fields }),
    );
  });

  it.each([
    ['no JSON', '{"typed":'],
    ['no record', '"250"'],
    ['nothing typed', '{"version":"7"}'],
  ])('are dropped where there is %s', async (_, text) => {
    const tools = testStore();
    await tools.store.save('change-draft/o-1', text)();
    expect(await new StoredChangeDrafts(tools).find(orderId('o-1'))()).toEqual(O.none);
    expect(await tools.store.names('')()).toEqual([]);
    expect(tools.logger.records).toMatchObject([{ level: 'error', text: 'Stored change not readable' }]);
  });
});
