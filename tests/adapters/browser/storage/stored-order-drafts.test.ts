import { StoredOrderDrafts } from '@adapters/browser/storage/stored-order-drafts';
import { MemoryOrderDrafts } from '@adapters/fake/device/memory-order-drafts';
import { tabId } from '@domain/codes/tab-id';
import { enterableOrderTypes } from '@domain/order/order-request';
import * as O from 'fp-ts/Option';
import { describeOrderDrafts } from '../../../contracts/device/order-drafts.contract';
import { firstStore } from './first-version/first-version';
import { testStore } from './text-store';

describeOrderDrafts('memory', () => new MemoryOrderDrafts());
describeOrderDrafts('the browser’s storage', () => new StoredOrderDrafts(testStore()));

const tab = tabId('tab-1');

/** What every draft of the first version says, by the paths of the form. */
const filled = {
  instrument: 'DE0007164600',
  side: 'BUY',
  quantity: '10',
  triggerLimit: '105',
  limit: '95',
  distance: '5',
  distanceKind: 'relative',
  limitExtension: 'NO',
  tradingRestriction: 'NO',
  tradingSystem: 'STANDARD',
  allowManualQuotation: false,
  venueId: 'v-dealer',
  validityType: 'GFD',
  depotId: 'd-1',
  settlementAccountId: 'a-1',
  'follow.orderType': 'LIMIT',
  'follow.quantity': '10',
  'follow.triggerLimit': '90',
  'follow.limit': '110',
  'follow.distance': '2,5',
  'follow.distanceKind': 'relative',
  'follow.validityType': 'MAX',
  'debit.consent': false,
};
const found = (fields: object, lost: readonly string[] = []) =>
  O.some({ kept: { version: 1, fields, rows: {} }, lost });

describe('drafts of the first version [ORD-30]', () => {
  it.each(enterableOrderTypes)('are read where they are of the type %s', async (orderType) => {
    const tools = await firstStore('order-draft/');
    const drafts = new StoredOrderDrafts(tools);
    expect(await drafts.find(tabId(`tab-${orderType}`), 'STANDARD')()).toEqual(
      found({ ...filled, orderType }),
    );
    expect(tools.logger.records).toEqual([]);
  });

  it('are read where little was typed, for a protection, and from before drafts held more', async () => {
    const drafts = new StoredOrderDrafts(await firstStore(''));
    const of = async (name: string, kind: 'STANDARD' | 'ABSICHERUNG') =>
      O.toUndefined(await drafts.find(tabId(`tab-${name}`), kind)());
    expect((await of('sparse', 'STANDARD'))?.kept.fields).toMatchObject({ quantity: '10' });
    expect((await of('protection', 'ABSICHERUNG'))?.kept.fields).toEqual({
      ...filled,
      orderType: 'STOP_MARKET',
    });
    const former = (await of('former', 'STANDARD'))?.kept.fields ?? {};
    expect(former).toMatchObject({ quantity: '10', limit: '95', instrument: 'DE0007164600' });
    expect(Object.keys(former).filter((path) => path.startsWith('follow.'))).toEqual([]);
  });
});

describe('a damaged draft [ORD-30]', () => {
  const read = async (text: string) => {
    const tools = testStore();
    await tools.store.save('order-draft/tab-1', text)();
    const draft = await new StoredOrderDrafts(tools).find(tab, 'STANDARD')();
    return { draft, said: tools.logger.records, names: await tools.store.names('')() };
  };
  const kept = (fields: object) => JSON.stringify({ v: 2, version: 1, rows: {}, fields });

  it.each<[string, string, readonly string[]]>([
    ['a side that does not exist', kept({ quantity: '10', side: 'BOUGHT' }), ['side']],
    ['a limit that is a number', kept({ quantity: '10', limit: 5 }), ['limit']],
    ['a wrong text of the order that follows', kept({ quantity: '10', 'follow.limit': 5 }), ['follow.limit']],
    ['a field that the form does not have', kept({ quantity: '10', gone: 'x' }), ['gone']],
    [
      'an answer that is never kept',
      kept({ quantity: '10', freeAmountConfirmed: true }),
      ['freeAmountConfirmed'],
    ],
    ['two at once', kept({ quantity: '10', side: 1, orderType: 'ICEBERG' }), ['side', 'orderType']],
    ['a limit that is a number, of the first version', '{"quantity":"10","limit":5}', ['limit']],
    [
      'a type that does not exist, of the first version',
      '{"quantity":"10","orderType":"ICEBERG"}',
      ['orderType'],
    ],
  ])('gives the rest where there is %s, and says what is lost', async (_, text, lost) => {
    const { draft, said, names } = await read(text);
    expect(draft).toEqual(found({ quantity: '10' }, lost));
    expect(said).toMatchObject([{ level: 'warn', text: 'Stored order draft readable in part' }]);
    expect(names).toHaveLength(1);
  });

  it('says once what is lost: the rest is kept by itself', async () => {
    const tools = testStore();
    await tools.store.save('order-draft/tab-1', kept({ quantity: '10', limit: 5 }))();
    const drafts = new StoredOrderDrafts(tools);
    await drafts.find(tab, 'STANDARD')();
    expect(await drafts.find(tab, 'STANDARD')()).toEqual(found({ quantity: '10' }));
  });

  it.each([
    ['it is cut', '{"quantity":'],
    ['it is no record', '"draft"'],
    ['its fields are none', '{"v":2,"version":1,"rows":{},"fields":"x"}'],
  ])('is dropped where %s, and all of it is said to be lost', async (_, text) => {
    const { draft, said, names } = await read(text);
    expect(draft).toEqual(found({}, ['']));
    expect(names).toEqual([]);
    expect(said).toMatchObject([{ level: 'error', text: 'Stored order draft not readable' }]);
  });

  it('that a later version wrote is left to that', async () => {
    const { draft, names } = await read('{"v":99,"quantity":"10"}');
    expect([draft, names.length]).toEqual([O.none, 1]);
  });
});
