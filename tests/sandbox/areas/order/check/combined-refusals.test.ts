import { openWerkbank, type Werkbank } from '../../../support/werkbank';
import { TradingDesk, keysOf, type Wish } from '../trading';

describe('combined orders are refused where their legs do not fit, and say which', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '200.00');
  });
  afterAll(() => werkbank.close());

  const sell = { side: 'SELL', pieces: '10' } as const;
  const base = { pieces: '10', limitAt: '195.00' };
  const messagesOf = async (body: object) =>
    (await desk.validate(body)).json<{ messages?: { key: string; origin: string[] | null }[] }>().messages;

  it.each<[string, Wish, Wish, string, string]>([
    [
      'market below the stop',
      { triggerAt: '210.00' },
      { limitAt: '220.00' },
      'fehler-oco-preise',
      'subOrders[0].triggerLimit',
    ],
    [
      'market above the limit',
      { triggerAt: '180.00' },
      { limitAt: '190.00' },
      'fehler-oco-preise',
      'subOrders[1].limit',
    ],
    [
      'different quantities',
      { triggerAt: '180.00' },
      { limitAt: '220.00', pieces: '9' },
      'fehler-teilorders-unterschiedlich',
      'subOrders[1].quantity',
    ],
    [
      'different sides',
      { triggerAt: '180.00' },
      { limitAt: '160.00', side: 'BUY' },
      'fehler-teilorders-unterschiedlich',
      'subOrders[1].side',
    ],
    [
      'different venues',
      { triggerAt: '180.00' },
      { limitAt: '220.00', venue: 'Stuttgart' },
      'fehler-teilorders-unterschiedlich',
      'subOrders[1].venueId',
    ],
    [
      'the legs the other way round',
      { limitAt: '220.00' },
      { triggerAt: '180.00' },
      'fehler-ordertyp-nicht-erlaubt',
      'subOrders[0].orderType',
    ],
  ])('one cancels the other: %s [ORD-12]', async (_what, stop, limit, key, origin) => {
    const body = await desk.oco({ ...sell, ...stop }, { ...sell, ...limit });
    expect(await messagesOf(body)).toContainEqual(expect.objectContaining({ key, origin: [origin] }));
  });

  it.each<[string, Wish, Wish, string, string]>([
    [
      'a base without a limit',
      { orderType: 'MARKET' },
      { limitAt: '215.00' },
      'fehler-basisorder-kein-limitierter-kauf',
      'subOrders[0].orderType',
    ],
    [
      'a limit below the base',
      {},
      { limitAt: '190.00' },
      'fehler-folgeorder-limit-zu-niedrig',
      'subOrders[1].limit',
    ],
    [
      'a stop above the base',
      {},
      { triggerAt: '196.00' },
      'fehler-folgeorder-stop-zu-hoch',
      'subOrders[1].triggerLimit',
    ],
    [
      'more than the base buys',
      {},
      { limitAt: '215.00', pieces: '11' },
      'fehler-folgeorder-menge-zu-hoch',
      'subOrders[1].quantity',
    ],
    [
      'another buy',
      {},
      { limitAt: '215.00', side: 'BUY' },
      'fehler-folgeorder-kein-verkauf',
      'subOrders[1].side',
    ],
    [
      'another security',
      {},
      { limitAt: '215.00', wkn: '555750' },
      'fehler-teilorders-unterschiedlich',
      'subOrders[1].instrumentId',
    ],
  ])('a base and what follows: %s [ORD-13]', async (_what, change, follow, key, origin) => {
    const body = await desk.next({ ...base, ...change }, await desk.body({ ...sell, ...follow }));
    const messages = await messagesOf(body);
    expect(messages?.filter((each) => each.key === key).flatMap((each) => each.origin)).toContain(origin);
  });

  it('is incomplete with one leg', async () => {
    const body = { depotId: desk.depotId, orderType: 'NEXT_ORDER', subOrders: [await desk.body(base)] };
    expect(keysOf(await desk.validate(body))).toEqual(['fehler-teilorders-ungueltig']);
  });

  it('corrects the last day of each leg by itself [ORD-11]', async () => {
    const saturday = { validityType: 'GTD', validity: '2026-11-28' };
    const follow = await desk.body({ ...sell, limitAt: '215.00', ...saturday });
    const answer = await desk.validate(await desk.next({ ...base, ...saturday }, follow));
    const { messages }: { messages: { origin: string[] }[] } = JSON.parse(
      String(answer.headers['x-http-response-info']),
    );
    expect(messages.map(({ origin }) => origin[0])).toEqual([
      'subOrders[0].validity',
      'subOrders[1].validity',
    ]);
  });
});
