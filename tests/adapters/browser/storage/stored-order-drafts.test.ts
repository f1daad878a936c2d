import { StoredOrderDrafts } from '@adapters/browser/storage/stored-order-drafts';
import { sap } from '@adapters/fake/bank/fake-market';
import { MemoryOrderDrafts } from '@adapters/fake/device/memory-order-drafts';
import { tabId } from '@domain/codes/tab-id';
import { emptyDraft } from '@domain/order/draft/order-draft';
import { enterableOrderTypes } from '@domain/order/order-request';
import { timeOfDay } from '@domain/time/local-time';
import * as O from 'fp-ts/Option';
import { describeOrderDrafts } from '../../../contracts/order-drafts.contract';
import { filledDraft, share } from '../../../domain/support/samples';
import { firstStore } from './first-version/first-version';
import { testStore } from './text-store';

describeOrderDrafts('memory', () => new MemoryOrderDrafts());
describeOrderDrafts('the browser’s storage', () => new StoredOrderDrafts(testStore()));

const tab = tabId('tab-1');
const instrument = {
  ...share,
  mnemonic: 'SAP',
  issuer: 'SAP SE',
  sector: 'Software',
  fundPricing: { cutOff: timeOfDay('12:00'), priceDay: 1 },
};
const filled = { ...filledDraft, instrument };

describe('drafts of the first version [ORD-30]', () => {
  it.each(enterableOrderTypes)('are read where they are of the type %s', async (orderType) => {
    const tools = await firstStore('order-draft/');
    const drafts = new StoredOrderDrafts(tools);
    expect(await drafts.find(tabId(`tab-${orderType}`), 'STANDARD')()).toEqual(
      O.some({ ...filled, orderType }),
    );
    expect(tools.logger.records).toEqual([]);
  });

  it('are read where little was typed, for a protection, and from before drafts held more', async () => {
    const drafts = new StoredOrderDrafts(await firstStore(''));
    const of = (name: string, kind: 'STANDARD' | 'ABSICHERUNG') => drafts.find(tabId(`tab-${name}`), kind)();
    expect(await of('sparse', 'STANDARD')).toEqual(O.some({ ...emptyDraft, quantity: '10' }));
    expect(await of('protection', 'ABSICHERUNG')).toEqual(O.some({ ...filled, orderType: 'STOP_MARKET' }));
    const { follow, distance } = emptyDraft;
    expect(await of('former', 'STANDARD')).toEqual(
      O.some({ ...filled, orderType: 'LIMIT', follow, distance }),
    );
  });
});

describe('a damaged draft [ORD-30]', () => {
  const found = async (text: string) => {
    const tools = testStore();
    await tools.store.save('order-draft/tab-1', text)();
    const draft = await new StoredOrderDrafts(tools).find(tab, 'STANDARD')();
    return { draft, said: tools.logger.records, names: await tools.store.names('')() };
  };

  it.each([
    ['a side that does not exist', { side: 'BOUGHT' }, {}, 'side'],
    [
      'an instrument with a wrong check digit',
      { instrument: { ...sap, isin: 'DE0007164601' } },
      {},
      'instrument.isin',
    ],
    ['a limit that is a number', { limit: 5 }, { limit: '' }, 'limit'],
    [
      'one wrong text of the order that follows',
      { follow: { ...filledDraft.follow, limit: 5 } },
      { follow: { ...filledDraft.follow, limit: '' } },
      'follow.limit',
    ],
  ])('gives the rest where there is %s, and says what is lost', async (_, wrong, left, lost) => {
    const typed = { ...emptyDraft, quantity: '10', ...wrong };
    const { draft, said, names } = await found(JSON.stringify(typed));
    expect(draft).toEqual(O.some({ ...emptyDraft, quantity: '10', ...left }));
    expect(said).toMatchObject([{ level: 'warn', text: 'Stored order draft readable in part' }]);
    expect(JSON.stringify(said)).toContain(lost);
    expect(names).toHaveLength(1);
  });

  it.each([
    ['it is cut', '{"quantity":'],
    ['it is no record', '"draft"'],
    ['its type is missing', '{"quantity":"10"}'],
    ['its type does not exist', JSON.stringify({ ...emptyDraft, orderType: 'ICEBERG' })],
    ['it is a prototype in disguise', '{"__proto__":{"quantity":"10"}}'],
  ])('is dropped where %s', async (_, text) => {
    const { draft, said, names } = await found(text);
    expect(draft).toEqual(O.none);
    expect(names).toEqual([]);
    expect(said).toMatchObject([{ level: 'error', text: 'Stored order draft not readable' }]);
  });
});
