import { DEMO_INSTRUMENTS } from '@sandbox/market/catalogue/demo-instruments';
import type { LightMyRequestResponse } from 'fastify';
import { TradingDesk, keysOf } from '../areas/order/trading';
import { openWerkbank, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;
let desk: TradingDesk;

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00', requestsPerMinute: 1_000_000 });
});
beforeEach(async () => {
  await werkbank.bank.reset();
  desk = await TradingDesk.open(werkbank, '10000002');
});
afterAll(() => werkbank.close());

const post = (url: string, payload: object): Promise<LightMyRequestResponse> =>
  werkbank.inject({ method: 'POST', url, payload });
const submit = (path: string, form: Readonly<Record<string, string>>): Promise<LightMyRequestResponse> =>
  werkbank.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const quotes = async (wkn: string): Promise<{ bid: { value: string } | null; last: { value: string } }[]> =>
  (await desk.customer.get(`/api/brokerage/v1/instruments/${wkn}/quotes`)).json<{ values: [] }>().values;

describe('the market of an instrument, moved by hand [BNK-04]', () => {
  it.each([
    ['/sandbox/market', { instrument: '716460', price: '250,00' }, 250, 'to a price'],
    ['/sandbox/market/action', { instrument: '716460', price: '120,00' }, 120, 'by a corporate action'],
  ])('%s %o: near %d, %s', async (path, form, near) => {
    const answer = await submit(path, form);
    expect(answer.headers.location).not.toContain('nichts');
    for (const { last } of await quotes('716460')) {
      expect(Math.abs(Number(last.value) / near - 1)).toBeLessThan(0.005);
    }
  });

  it.each([{ price: '10000000.01' }, { changePercent: '9999999999' }, { price: '99999999999999999999' }])(
    'takes no price that no balance could be written with: %o',
    async (wish) => {
      const answer = await post('/sandbox/api/market', { instrument: '716460', ...wish });
      expect([answer.statusCode, keysOf(answer)]).toEqual([422, ['fehler-kurs-ungueltig']]);
      await post('/sandbox/api/market', { instrument: '716460', price: '10000000' });
      const balances = await desk.customer.get('/api/reports/participants/user/v1/allbalances');
      expect(balances.statusCode).toBe(200);
    },
  );

  it('jumps by so many percent from where it stands', async () => {
    const [before] = await quotes('840400');
    await submit('/sandbox/market/jump', { instrument: '840400', percent: '-12,5' });
    const [after] = await quotes('840400');
    expect(Number(after?.last.value) / Number(before?.last.value)).toBeCloseTo(0.875, 2);
  });

  it('quotes nothing and executes nothing while trading is halted, and goes on afterwards', async () => {
    const order = await desk.place({ limitAt: '300.00' });
    await submit('/sandbox/market/halt', { instrument: '716460' });
    await desk.pass(30);
    expect((await quotes('716460')).map(({ bid }) => bid)).toEqual([null, null, null, null, null]);
    expect((await desk.order(order.orderId)).orderStatus).toBe('OPEN');
    expect(keysOf(await desk.validate(await desk.body()))).toContain('fehler-limit-erforderlich');
    await submit('/sandbox/market/resume', { instrument: '716460' });
    await desk.pass(2);
    expect((await desk.order(order.orderId)).orderStatus).toBe('EXECUTED');
  });

  it.each<[string, object, number, string]>([
    ['/sandbox/api/market', { instrument: '716460' }, 422, 'neither price nor jump'],
    ['/sandbox/api/market', { instrument: '716460', price: '-1' }, 422, 'a price below nothing'],
    ['/sandbox/api/market', { instrument: '716460', changePercent: '-100' }, 422, 'a jump to nothing'],
    ['/sandbox/api/market', { instrument: '000000', price: '1' }, 404, 'nobody knows it'],
    ['/sandbox/api/market/halt', { instrument: '000000', halted: true }, 404, 'nobody knows it'],
  ])('is not moved by %s %o: %d, %s', async (url, body, status) => {
    expect((await post(url, body)).statusCode).toBe(status);
  });

  it('says on its page what each demo instrument is there for', async () => {
    const { body } = await werkbank.inject({ url: '/sandbox' });
    for (const { wkn, shows } of DEMO_INSTRUMENTS) {
      expect(body).toContain(`<th scope="row">${wkn}</th>`);
      expect(body).toContain(shows);
    }
  });
});
