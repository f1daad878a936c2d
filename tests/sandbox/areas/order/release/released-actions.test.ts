import { startPostgres, type PostgresServer } from '../../../../support/postgres';
import { openWerkbank, type Werkbank } from '../../../support/werkbank';
import type { Headers } from './released-action';
import { kinds } from './released-kinds';
import { TradingDesk, keysOf } from '../trading';

/** Which of a hundred calls at once release, the others void; the embedded database takes one after the other anyway. */
const inTurn = ['in turn', (index: number) => index % 2 === 0] as const;
const mixtures = {
  'the embedded database': [inTurn],
  'a PostgreSQL server': [
    ['the releases first', (index: number) => index < 50],
    ['the voids first', (index: number) => index >= 50],
    inTurn,
  ],
} as const;

describe.each(['the embedded database', 'a PostgreSQL server'] as const)('on %s [BNK-01]', (database) => {
  let postgres: PostgresServer | undefined;
  let werkbank: Werkbank;
  let desk: TradingDesk;

  beforeAll(async () => {
    postgres = database === 'a PostgreSQL server' ? await startPostgres() : undefined;
    const databaseUrl = await postgres?.createDatabase();
    werkbank = await openWerkbank({
      requestsPerMinute: 1_000_000,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    });
    desk = await TradingDesk.open(werkbank, '10000002');
  });
  afterAll(async () => {
    await werkbank.close();
    await postgres?.stop();
  });

  const addressOf = (key: string): string => `/api/session/clients/user/v1/intents/${key}`;
  const told = async (key: string): Promise<{ readonly state: string }> =>
    (await desk.customer.get(addressOf(key))).json();
  const receiptsOf = async ({ customer }: TradingDesk) =>
    (await customer.get('/api/session/clients/user/v1/intents')).json<{
      values: { readonly receiptId: string; readonly key: string; readonly state: string }[];
    }>().values;
  const keyed = (proof: Headers, key: string): Headers => ({ ...proof, 'idempotency-key': key });

  /** How many TANs have been used up. */
  const used = async (): Promise<number> =>
    (
      await werkbank.bank.db
        .selectFrom('audit_event')
        .select('event_id')
        .where('kind', '=', 'TAN_ACCEPTED')
        .execute()
    ).length;

  describe.each(kinds)('%s by its key [ORD-17]', (kind, prepare) => {
    it('acts once for a hundred equal calls at once, and answers all of them the same', async () => {
      const { send, proof } = await prepare(desk);
      const key = desk.intent();
      const before = await used();
      const answers = await Promise.all(Array.from({ length: 100 }, () => send(keyed(proof, key))));
      expect([...new Set(answers.map(({ statusCode }) => Math.floor(statusCode / 100)))]).toEqual([2]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await used()).toBe(before + 1);
    });

    it('tells what became of it, under the one address of all kinds', async () => {
      const { send, proof, result } = await prepare(desk);
      const key = desk.intent();
      expect(await told(key)).toEqual({
        key,
        kind: null,
        state: 'UNKNOWN',
        reference: null,
        result: null,
        messages: [],
        receivedAt: null,
      });
      await send(keyed(proof, key));
      expect(await told(key)).toMatchObject({ key, kind, state: 'DONE', result, messages: [] });
      expect((await desk.customer.delete(addressOf(key))).json()).toMatchObject({ kind, state: 'DONE' });
    });

    it('refuses the key for anything else', async () => {
      const { send, sendOther, proof } = await prepare(desk);
      const key = desk.intent();
      await send(keyed(proof, key));
      const refused = await sendOther(keyed(proof, key));
      expect([refused.statusCode, keysOf(refused)]).toEqual([422, ['fehler-idempotenz-anderer-auftrag']]);
    });

    it('refuses a late release whose key was voided', async () => {
      const { send, proof } = await prepare(desk);
      const key = desk.intent();
      expect((await desk.customer.delete(addressOf(key))).json()).toMatchObject({
        kind: null,
        state: 'VOID',
        result: null,
      });
      const before = await used();
      const late = await send(keyed(proof, key));
      expect([late.statusCode, keysOf(late)]).toEqual([422, ['fehler-auftrag-verworfen']]);
      expect(await used()).toBe(before);
    });

    it('decides nothing by a wrong TAN, which leaves a receipt: the same key works with the right one [CUS-10]', async () => {
      const { send, proof, wrongProof } = await prepare(desk);
      const key = desk.intent();
      for (const wrong of [await send(keyed(wrongProof, key)), await send(keyed(wrongProof, key))])
        expect([wrong.statusCode, keysOf(wrong)]).toEqual([400, ['TAN_UNGUELTIG']]);
      expect(await told(key)).toMatchObject({ state: 'UNKNOWN' });
      expect((await send(keyed(proof, key))).statusCode).toBeLessThan(300);
      const receipts = (await receiptsOf(desk)).filter((receipt) => receipt.key === key);
      const wrong = { kind, reference: null, messages: [{ key: 'TAN_UNGUELTIG' }] };
      expect(receipts.filter(({ state }) => state === 'WRONG_TAN')).toMatchObject([wrong, wrong]);
      expect(receipts.filter(({ state }) => state === 'DONE')).toMatchObject([{ kind, receiptId: key }]);
      expect(new Set(receipts.map(({ receiptId }) => receiptId)).size).toBe(3);
    });

    it('takes no key that is no UUID, and from the portal nothing without a key', async () => {
      const { send, proof } = await prepare(desk);
      const { 'idempotency-key': _, ...keyless } = proof;
      for (const headers of [keyed(proof, 'no-uuid'), keyless]) {
        const refused = await send(headers);
        expect([refused.statusCode, keysOf(refused)]).toEqual([400, ['fehler-auftragskennung']]);
      }
    });

    it.each(mixtures[database])(
      'is done or void, and told as one of them alone, at a hundred releases and voids at once: %s',
      async (_, isRelease) => {
        const { send, proof } = await prepare(desk);
        const key = desk.intent();
        const before = await used();
        const answers = await Promise.all(
          Array.from({ length: 100 }, async (_each, index) =>
            isRelease(index)
              ? { released: await send(keyed(proof, key)) }
              : { voided: (await desk.customer.delete(addressOf(key))).json<{ state: string }>().state },
          ),
        );
        const end = (await told(key)).state;
        expect(['DONE', 'VOID']).toContain(end);
        const released = answers.flatMap(({ released: answer }) => answer ?? []);
        expect([...new Set(answers.flatMap(({ voided }) => voided ?? []))]).toEqual([end]);
        expect([...new Set(released.map(({ statusCode }) => Math.floor(statusCode / 100)))]).toEqual([
          end === 'DONE' ? 2 : 4,
        ]);
        expect(await used()).toBe(end === 'DONE' ? before + 1 : before);
        // One that arrives late changes nothing of it.
        const late = await send(keyed(proof, key));
        expect(Math.floor(late.statusCode / 100)).toBe(end === 'DONE' ? 2 : 4);
        expect(await told(key)).toMatchObject({ state: end });
      },
    );
  });

  it('tells nobody else’s intents, and finds no key that is no UUID [BNK-06]', async () => {
    const key = desk.intent();
    const body = await desk.body({ limitAt: '150.00' });
    await desk.create(body, await desk.release(await desk.validate(body)), key);
    const stranger = await TradingDesk.open(werkbank, '10000003');
    expect((await stranger.customer.get(addressOf(key))).json()).toMatchObject({ state: 'UNKNOWN' });
    expect((await desk.customer.get(addressOf('no-uuid'))).statusCode).toBe(404);
    const foreign = `/api/session/clients/${stranger.clientId}/v1/intents/${key}`;
    expect((await desk.customer.get(foreign)).statusCode).toBe(404);
  });
});
