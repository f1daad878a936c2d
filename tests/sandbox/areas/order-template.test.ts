import type { TemplateAnswer } from '@sandbox/areas/order-template/order-template-schema';
import { depotIdOf } from '@sandbox/world/demo-customers';
import { instrumentIdOf } from '@sandbox/market/catalogue/instruments';
import { venueIdOf } from '@sandbox/market/venue/venues';
import { keysOf } from './order/trading';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../support/werkbank';

const LIST = '/api/brokerage/v1/ordertemplates';

let werkbank: Werkbank;
let anna: PortalCustomer;
let bernd: PortalCustomer;

const order = {
  depotId: depotIdOf('10000001', 'depot'),
  side: 'BUY',
  instrumentId: instrumentIdOf('DE0007164600'),
  venueId: venueIdOf('Tradegate'),
  orderType: 'LIMIT',
  quantity: { value: '10', unit: 'XXX' },
  limit: { value: '230.00', unit: 'EUR' },
  validityType: 'GFD',
};

beforeAll(async () => {
  werkbank = await openWerkbank();
});
beforeEach(async () => {
  await werkbank.bank.reset();
  anna = await (await werkbank.signIn('10000001')).activateSession();
  bernd = await (await werkbank.signIn('10000002')).activateSession();
});
afterAll(() => werkbank.close());

const kept = async (name: string, body: object = order): Promise<string> => {
  const answer = await anna.post(LIST, { name, order: body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<TemplateAnswer>().orderTemplateId;
};
const names = async (customer: PortalCustomer): Promise<string[]> =>
  (await customer.get(LIST)).json<{ values: TemplateAnswer[] }>().values.map(({ name }) => name);

describe('order templates [ORD-21]', () => {
  it('are kept, and read again with the instrument for who asks for it', async () => {
    const id = await kept(' Monatskauf ');
    expect((await anna.get(`${LIST}/${id}`)).json()).toEqual({
      orderTemplateId: id,
      name: 'Monatskauf',
      order,
      createdAt: expect.stringMatching(/^2026-11-23T10:00:0/),
    });
    const withInstrument = await anna.get(`${LIST}/${id}?with-attr=instrument`);
    expect(withInstrument.json()).toMatchObject({ instrument: { wkn: '716460' } });
  });

  it('keep what is not complete yet, and combined orders with the instrument of their legs', async () => {
    const id = await kept('Halb', { side: 'SELL' });
    expect((await anna.get(`${LIST}/${id}`)).json()).toMatchObject({ order: { side: 'SELL' } });
    const combined = { depotId: order.depotId, orderType: 'ONE_CANCELS_OTHER', subOrders: [order, order] };
    const other = await kept('Beides', combined);
    expect((await anna.get(`${LIST}/${other}?with-attr=instrument`)).json()).toMatchObject({
      order: combined,
      instrument: { wkn: '716460' },
    });
  });

  it('keep nothing that belongs to one moment, nor what nobody knows', async () => {
    const id = await kept('Sauber', { ...order, quoteId: 'q', directDebit: { consent: true }, nonsense: 1 });
    expect((await anna.get(`${LIST}/${id}`)).json<TemplateAnswer>().order).toEqual(order);
  });

  it('change their name, their order, or both', async () => {
    const id = await kept('Alt');
    await anna.patch(`${LIST}/${id}`, { name: 'Neu' });
    const answer = await anna.patch(`${LIST}/${id}`, { order: { ...order, side: 'SELL' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { name: 'Neu', order: { side: 'SELL' } }]);
  });

  it('are listed by name, counted, and cut into pages', async () => {
    for (const name of ['Berta', 'Anton', 'Cäsar']) await kept(name);
    expect(await names(anna)).toEqual(['Anton', 'Berta', 'Cäsar']);
    const page = await anna.get(`${LIST}?paging-first=1&paging-count=1`);
    expect([page.headers['x-total-count'], page.json()]).toMatchObject([
      '3',
      { values: [{ name: 'Berta' }] },
    ]);
  });

  it('have a name once, and no more than a hundred', async () => {
    const id = await kept('Eins');
    const again = await anna.post(LIST, { name: 'Eins', order });
    expect([again.statusCode, keysOf(again)]).toEqual([422, ['fehler-vorlage-name-vergeben']]);
    expect((await anna.patch(`${LIST}/${id}`, { name: 'Eins' })).statusCode).toBe(200);
    for (let count = 2; count <= 100; count += 1) await kept(`Vorlage ${count}`);
    expect(keysOf(await anna.post(LIST, { name: 'Eine mehr', order }))).toEqual(['fehler-zu-viele-vorlagen']);
  });

  it.each([
    ['without a name', { order }],
    ['with a name of blanks', { name: '  ', order }],
    ['with an order that is none', { name: 'X', order: 'Kauf' }],
    ['with a quantity that is no amount', { name: 'X', order: { quantity: 10 } }],
  ])('are refused %s', async (_case, body) => {
    expect((await anna.post(LIST, body)).statusCode).toBe(400);
    expect(await names(anna)).toEqual([]);
  });

  it("are one's own: others neither see, change nor delete them, nor keep one for a foreign depot", async () => {
    const id = await kept('Meine');
    expect((await bernd.get(`${LIST}/${id}`)).statusCode).toBe(404);
    expect((await bernd.patch(`${LIST}/${id}`, { name: 'Deine' })).statusCode).toBe(404);
    expect((await bernd.delete(`${LIST}/${id}`)).statusCode).toBe(404);
    for (const foreign of [order, { subOrders: [order, order] }]) {
      expect((await bernd.post(LIST, { name: 'Fremd', order: foreign })).statusCode).toBe(404);
    }
    expect([await names(anna), await names(bernd)]).toEqual([['Meine'], []]);
  });

  it('are deleted once', async () => {
    const id = await kept('Weg');
    expect((await anna.delete(`${LIST}/${id}`)).statusCode).toBe(204);
    expect((await anna.delete(`${LIST}/${id}`)).statusCode).toBe(404);
    expect(await names(anna)).toEqual([]);
  });
});
