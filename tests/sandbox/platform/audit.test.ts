import { sql } from 'kysely';
import { openWerkbank, tanOf, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});

afterAll(() => werkbank.close());

const kinds = async (): Promise<readonly string[]> =>
  (await werkbank.bank.db.selectFrom('audit_event').select('kind').orderBy('event_id').execute()).map(
    ({ kind }) => kind,
  );

const form = (url: string, payload: string) =>
  werkbank.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

describe('the audit trail [BNK-06]', () => {
  it('holds every event of a visit in its order, and neither PIN nor TAN', async () => {
    await form('/login', 'zugangsnummer=10000002&pin=999999');
    const bernd = await werkbank.signIn('10000002');
    const { id } = tanOf(await bernd.requestActivation('M_TAN'));
    await bernd.sendActivation(id, '123456');
    await bernd.sendActivation(id, '000000');
    await bernd.patch('/api/brokerage/v1/orderpreferences', {}, { 'x-xsrf-token': 'wrong' });
    await bernd.get('/lp/wt/logout');
    expect(await kinds()).toEqual([
      'SIGN_IN_REFUSED',
      'SIGNED_IN',
      'TAN_ISSUED',
      'TAN_REFUSED',
      'TAN_ACCEPTED',
      'SESSION_TAN_ACTIVE',
      'ANTI_FORGERY_REFUSED',
      'SIGNED_OUT',
    ]);
    const page = (await werkbank.inject({ url: '/sandbox/audit' })).body;
    expect(page).toContain('ANTI_FORGERY_REFUSED');
    for (const secret of ['999999', '222222', '123456', '000000']) {
      const rows = await sql<{ detail: string }>`select detail::text as detail from audit_event`.execute(
        werkbank.bank.db,
      );
      expect(rows.rows.some(({ detail }) => detail.includes(secret))).toBe(false);
    }
  });

  it.each([
    ['changed', "update audit_event set kind = 'SIGNED_IN'"],
    ['deleted', 'delete from audit_event'],
    [
      'replaced',
      "insert into audit_event select * from audit_event on conflict (client_id, event_id) do update set kind = ''",
    ],
  ])('is never %s: the database itself refuses', async (_case, statement) => {
    const before = await kinds();
    expect(before.length).toBeGreaterThan(0);
    await expect(sql.raw(statement).execute(werkbank.bank.db)).rejects.toMatchObject({ code: '42501' });
    expect(await kinds()).toEqual(before);
  });
});
