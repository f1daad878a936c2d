import { openWerkbank, type Werkbank } from '../../../support/werkbank';
import { TradingDesk, keysOf } from '../trading';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
});
afterAll(() => werkbank.close());

describe('two orders signed for one holding [ORD-17]', () => {
  it('sell it once when they come at the same moment', async () => {
    const desk = await TradingDesk.open(werkbank, '10000002');
    const all = { side: 'SELL', pieces: '25' };
    const calls: (() => ReturnType<typeof desk.create>)[] = [];
    for (const limitAt of ['400.00', '401.00']) {
      const body = await desk.body({ ...all, limitAt });
      const headers = await desk.release(await desk.validate(body));
      calls.push(() => desk.create(body, headers));
    }
    const answers = await Promise.all(calls.map((call) => call()));
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(refused.map((answer) => keysOf(answer))).toEqual([['fehler-nicht-genuegend-bestand']]);
  });
});
