import { openWerkbank, type Werkbank } from '../../../support/werkbank';
import { debit, FUND } from './message-cases';
import { keysOf, TradingDesk, type Wish } from '../trading';

const eur = (value: string) => ({ value, unit: 'EUR' });

/** brokerage.md 4, api.md 6: of a partial order only what is sent is checked. */
describe('prevalidation demands nothing that was not sent [ORD-17]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '200.00');
  });
  afterAll(() => werkbank.close());

  const errorsOf = async (wish: Wish, without: readonly string[]): Promise<readonly string[]> => {
    const whole = Object.entries(await desk.body(wish));
    const body = Object.fromEntries(whole.filter(([field]) => !without.includes(field)));
    return keysOf(await desk.customer.post('/api/brokerage/v3/orders/prevalidation', body));
  };
  const trailing: Wish = {
    venue: 'Direkthandel Nord',
    side: 'SELL',
    orderType: 'TRAILING_STOP_LIMIT',
    triggerLimit: eur('180.00'),
    limit: eur('179.00'),
    trailingLimitDistAbs: eur('20.00'),
  };
  const inPercent: Wish = { ...trailing, trailingLimitDistRel: '10' };

  it.each<[string, Wish, readonly string[]]>([
    [
      'nothing but the depot',
      {},
      ['side', 'instrumentId', 'orderType', 'venueId', 'quantity', 'validityType'],
    ],
    ['a limit order without its limit', { limitAt: '150.00' }, ['limit']],
    ['a stop order without its trigger', { triggerAt: '230.00' }, ['triggerLimit']],
    ['a trailing stop without its distance', trailing, ['trailingLimitDistAbs']],
    ['a trailing stop without anything', trailing, ['trailingLimitDistAbs', 'limit', 'triggerLimit']],
    ['a trailing stop without its quantity', trailing, ['quantity']],
    ['a trailing stop in percent without its quantity', inPercent, ['quantity', 'trailingLimitDistAbs']],
    ['a last day that is not yet named', { validityType: 'GTD' }, []],
    ['a large fund order that was never asked about', { ...FUND, pieces: '5' }, []],
    ['a quote order before its quote', { orderType: 'QUOTE' }, []],
  ])('%s', async (_what, wish, without) => {
    expect(await errorsOf(wish, without)).toEqual([]);
  });

  it.each<[string, Wish, readonly string[], string]>([
    [
      'a distance too far',
      { ...trailing, trailingLimitDistAbs: eur('1000.00') },
      ['quantity'],
      'fehler-abstand-ungueltig',
    ],
    ['a limit of nothing', { limitAt: '0.00' }, ['quantity'], 'fehler-limit-ungueltig'],
    ['half a share', { pieces: '0.5' }, [], 'fehler-menge-ungueltig'],
    [
      'a last day that was',
      { validityType: 'GTD', validity: '2026-11-20' },
      ['quantity'],
      'fehler-gueltigkeit-ungueltig',
    ],
    ['a side there is not', { side: 'HOLD' }, [], 'fehler-pflichtfeld'],
    [
      'an account that is none',
      { ...FUND, pieces: '1', directDebit: debit('XX') },
      [],
      'fehler-lastschrift-iban-ungueltig',
    ],
  ])('but what is sent is checked: %s', async (_what, wish, without, key) => {
    expect(await errorsOf(wish, without)).toContain(key);
  });
});
