import { startPostgres, type PostgresServer } from '../../../../support/postgres';
import { openWerkbank, type Werkbank } from '../../../support/werkbank';
import { TradingDesk, keysOf } from '../trading';

// On a server, where calls are carried out beside each other; the embedded database takes one after the other anyway.
let postgres: PostgresServer;
let werkbank: Werkbank;
beforeAll(async () => {
  postgres = await startPostgres();
  werkbank = await openWerkbank({
    clockStart: '2026-11-23T10:00:00+01:00',
    databaseUrl: await postgres.createDatabase(),
  });
});
afterAll(async () => {
  await werkbank.close();
  await postgres.stop();
});

describe('orders signed for one holding [ORD-17]', () => {
  it('sell it once when they come at the same moment', async () => {
    const desk = await TradingDesk.open(werkbank, '10000002');
    const calls: (() => ReturnType<typeof desk.create>)[] = [];
    for (const limitAt of ['400.00', '401.00', '402.00', '403.00']) {
      const body = await desk.body({ side: 'SELL', pieces: '25', limitAt });
      const headers = await desk.release(await desk.validate(body));
      calls.push(() => desk.create(body, headers));
    }
    const answers = await Promise.all(calls.map((call) => call()));
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(refused.map((answer) => keysOf(answer))).toEqual(
      Array.from({ length: 3 }, () => ['fehler-nicht-genuegend-bestand']),
    );
  });
});
