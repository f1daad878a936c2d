import { depotIdOf } from '@sandbox/world/demo-customers';
import { venueIdOf } from '@sandbox/market/venue/venues';
import { startSandbox } from '../../../../support/sandbox';
import { Program } from './crash-program';

const ORDERS = 8;
const settings = { WERKBANK_CLOCK: '2026-11-23T10:00:00+01:00' };

interface OpenOrder {
  readonly orderId: string;
  readonly orderStatus: string;
  readonly limit: { readonly value: string };
}

/** Every second order is cancelled, each other one gets a limit of 60. */
const actionOf = (number: number) =>
  number % 2 === 0
    ? ({ method: 'DELETE', asked: {}, wanted: 'CANCELLED_USER' } as const)
    : ({
        method: 'PATCH',
        asked: { limit: { value: '60.00', unit: 'EUR' } },
        wanted: 'OPEN at 60.00',
      } as const);

async function placed(program: Program): Promise<readonly string[]> {
  const found = await program.call('/api/brokerage/v1/instruments/716460');
  const { values }: { values: { instrumentId: string }[] } = JSON.parse(await found.text());
  const body = {
    depotId: depotIdOf('10000002', 'depot'),
    side: 'BUY',
    instrumentId: values[0]?.instrumentId ?? '',
    orderType: 'LIMIT',
    venueId: venueIdOf('Tradegate'),
    quantity: { value: '2', unit: 'XXX' },
    limit: { value: '50.00', unit: 'EUR' },
    validityType: 'GFD',
  };
  const ids: string[] = [];
  for (let order = 0; order < ORDERS; order++) {
    const validated = await program.call('/api/brokerage/v3/orders/validation', { method: 'POST', body });
    const headers = program.released(validated);
    const created = await program.call('/api/brokerage/v3/orders', { method: 'POST', body, headers });
    const { orderId }: OpenOrder = JSON.parse(await created.text());
    ids.push(orderId);
  }
  return ids;
}

/** How an order stands once its venue has taken what was asked of it, for which a second of the bank's time passes at a look. */
async function stateOf(program: Program, id: string): Promise<string> {
  for (;;) {
    const answer = await program.call(`/api/brokerage/v3/orders/${id}`);
    const { orderStatus, limit }: OpenOrder = JSON.parse(await answer.text());
    if (orderStatus === 'OPEN') return `OPEN at ${limit.value}`;
    if (orderStatus !== 'PENDING') return orderStatus;
    await program.call('/sandbox/api/clock', { method: 'POST', body: { advance: 1 } });
  }
}

describe('kill -9 in the middle of changes and cancellations [BNK-04] [ORD-23] [ORD-24]', () => {
  it('leaves each order as before or as wanted, what was answered as wanted, and balanced books', async () => {
    const program = new Program();
    const first = await startSandbox({ env: settings });
    await program.signIn(first);
    const ids = await placed(program);
    for (const id of ids) expect(await stateOf(program, id)).toBe('OPEN at 50.00');
    const send = async (number: number): Promise<Response> => {
      const { method, asked } = actionOf(number);
      const path = `/api/brokerage/v3/orders/${ids[number] ?? ''}`;
      const validated = await program.call(`${path}/validation`, { method: 'POST', body: asked });
      const headers = program.released(validated);
      return program.call(path, { method, headers, ...(method === 'PATCH' ? { body: asked } : {}) });
    };
    const answered = new Set<number>();
    await Promise.all(
      ids.map(async (_, number) => {
        const answer = await send(number).catch(() => undefined);
        if (answer?.status !== 200) return;
        answered.add(number);
        if (answered.size === ORDERS / 4) await first.kill();
      }),
    );

    const second = await startSandbox({ env: settings, dataDir: first.dataDir });
    program.moveTo(second);
    for (const [number, id] of ids.entries()) {
      const { wanted } = actionOf(number);
      const stands = await stateOf(program, id);
      expect(answered.has(number) ? [wanted] : ['OPEN at 50.00', wanted]).toContain(stands);
      if (stands !== wanted) expect((await send(number)).status).toBe(200);
      expect(await stateOf(program, id)).toBe(wanted);
    }
    const ledger = await program.call('/sandbox/api/ledger');
    expect(JSON.parse(await ledger.text())).toMatchObject({ sound: true, gaps: [] });
    await second.stop();
  });
});
