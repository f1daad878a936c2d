import { startPostgres, type PostgresServer } from '../../../../support/postgres';
import { startSandbox } from '../../../../support/sandbox';
import { depotIdOf } from '@sandbox/world/demo-customers';
import { venueIdOf } from '@sandbox/market/venue/venues';
import { Program } from './crash-program';

const ORDERS = 12;
const intentOf = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

const orderOf = (instrumentId: string, number: number) => ({
  depotId: depotIdOf('10000002', 'depot'),
  side: 'BUY',
  instrumentId,
  orderType: 'LIMIT',
  venueId: venueIdOf('Tradegate'),
  quantity: { value: '1', unit: 'XXX' },
  // Half of them executes at once, so that executions are under way when the bank dies.
  limit: { value: number % 2 === 0 ? '900.00' : '50.00', unit: 'EUR' },
  validityType: 'GFD',
});

/** Releases orders, kills the bank in the middle, starts it again, asks for every intent and sends what is unknown. */
async function releaseThroughCrash(env: Record<string, string>): Promise<void> {
  const settings = { WERKBANK_CLOCK: '2026-11-23T10:00:00+01:00', ...env };
  const program = new Program();
  const first = await startSandbox({ env: settings });
  await program.signIn(first);
  const found = await program.call('/api/brokerage/v1/instruments/716460');
  const { values }: { values: { instrumentId: string }[] } = JSON.parse(await found.text());
  const bodies = Array.from({ length: ORDERS }, (_, number) =>
    orderOf(values[0]?.instrumentId ?? '', number),
  );
  const send = async (number: number): Promise<Response> => {
    const body = { ...bodies[number], quantity: { value: String(number + 1), unit: 'XXX' } };
    const validated = await program.call('/api/brokerage/v3/orders/validation', { method: 'POST', body });
    return program.call('/api/brokerage/v3/orders', {
      method: 'POST',
      body,
      headers: { ...program.released(validated), 'idempotency-key': intentOf(number) },
    });
  };
  let answered = 0;
  const releases = bodies.map(async (_, number) => {
    const answer = await send(number).catch(() => undefined);
    if (answer?.status !== 201) return;
    answered += 1;
    if (answered === ORDERS / 3) await first.kill();
  });
  await Promise.all(releases);

  const second = await startSandbox({ env: settings, dataDir: first.dataDir });
  program.moveTo(second);
  for (const number of bodies.keys()) {
    const outcome = await program.call(`/api/brokerage/v1/orderintents/${intentOf(number)}`);
    const { state }: { state: string } = JSON.parse(await outcome.text());
    expect(['CREATED', 'UNKNOWN']).toContain(state);
    if (state === 'UNKNOWN') expect((await send(number)).status).toBe(201);
  }
  const book = await program.call(`/api/brokerage/depots/${depotIdOf('10000002', 'depot')}/v3/orders`);
  const orders: { values: { quantity: { value: string } }[] } = JSON.parse(await book.text());
  expect(orders.values.map(({ quantity }) => Number(quantity.value)).sort((a, b) => a - b)).toEqual(
    bodies.map((_, number) => number + 1),
  );
  const ledger = await program.call('/sandbox/api/ledger');
  expect(JSON.parse(await ledger.text())).toMatchObject({ sound: true, gaps: [] });
  await second.stop();
}

describe('kill -9 in the middle of releases [BNK-04] [ORD-17]', () => {
  it('leaves exactly one order for each intent and balanced books on the embedded database', () =>
    releaseThroughCrash({}));

  describe('on a PostgreSQL server', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.stop());

    it('leaves exactly one order for each intent and balanced books [BNK-01]', async () =>
      releaseThroughCrash({ DATABASE_URL: await server.createDatabase() }));
  });
});
