import { sql } from 'kysely';
import { openDatabase, type BankDatabase, type OpenDatabase } from '@sandbox/platform/db/database';
import { insertRows } from '@sandbox/platform/db/insert-rows';
import { migrate } from '@sandbox/platform/db/migrate';
import { packedRows, unpackedRows } from '@sandbox/platform/db/packed-rows';
import { inTransaction, sqlState } from '@sandbox/platform/db/transaction';
import { AREAS } from '@sandbox/areas';
import { settingsFrom } from '@sandbox/platform/settings';
import { changePreference, preferenceOf } from '@sandbox/areas/customer/preference-store';
import { Type } from 'typebox';
import { startPostgres, type PostgresServer } from '../../../support/postgres';

/** The same body for both databases: what works on one works on the other (BNK-01). */
const databases = ['the embedded database', 'a PostgreSQL server'] as const;

describe.each(databases)('on %s [BNK-01]', (name) => {
  let postgres: PostgresServer | undefined;
  let open: OpenDatabase;
  let db: BankDatabase;
  const migrations = AREAS.flatMap((area) => area.migrations ?? []);

  beforeAll(async () => {
    postgres = name === 'a PostgreSQL server' ? await startPostgres() : undefined;
    const url = await postgres?.createDatabase();
    open = openDatabase(
      settingsFrom({ DATA_DIR: 'memory:', ...(url === undefined ? {} : { DATABASE_URL: url }) }),
      async () => migrations,
    );
    db = open.db;
    await migrate(db, migrations);
  });

  afterAll(async () => {
    await open.close();
    await postgres?.stop();
  });

  it('applies each migration once, also when asked again [BNK-01]', async () => {
    await migrate(db, migrations);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
    expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name).sort());
  });

  it('keeps the keys of new orders that an older bank has stored [ORD-17]', async () => {
    const url = await postgres?.createDatabase();
    const settings = settingsFrom({
      DATA_DIR: 'memory:',
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    });
    const older = migrations.slice(
      0,
      migrations.findIndex(({ name: step }) => step === 'intent-001'),
    );
    const old = openDatabase(settings, async () => older);
    await migrate(old.db, older);
    await sql`insert into order_intent (client_id, intent_id, state, body, order_id, status_code, messages, received_at)
      values ('a', '1', 'CREATED', '{}', 'order', 201, '[]', now()), ('a', '2', 'REFUSED', '{}', null, 422, '[]', now()),
        ('a', '3', 'VOID', null, null, 422, '[]', now())`.execute(old.db);
    await migrate(old.db, migrations);
    const rows = await old.db
      .selectFrom('intent')
      .select(['intent_id', 'kind', 'state', 'reference'])
      .orderBy('intent_id')
      .execute();
    await old.close();
    expect(rows).toEqual([
      { intent_id: '1', kind: 'ORDER', state: 'DONE', reference: 'order' },
      { intent_id: '2', kind: 'ORDER', state: 'REFUSED', reference: null },
      { intent_id: '3', kind: null, state: 'VOID', reference: null },
    ]);
  });

  it('reads many rows as one text in the same form [OBK-06]', async () => {
    const { rows } = await sql<{ held: string | null }>`
      select ${packedRows<{ unit: string; amount: string }>(['unit', 'amount'])} as held
      from (values ('b', 1.50), ('a', 2.00)) as held (unit, amount)`.execute(db);
    expect(unpackedRows(rows[0]?.held)).toEqual([
      ['a', '2.00'],
      ['b', '1.50'],
    ]);
  });

  it('reads every kind of value in the same form', async () => {
    const { rows } = await sql`select 12.50::numeric as amount, '2026-11-23'::date as day, count(*) as number,
      '2026-11-23T09:00:00Z'::timestamptz as moment, '{"a":[1]}'::jsonb as document, null as nothing,
      'Größe – 1 €' as words, '' as blank, true as truth`.execute(db);
    expect(rows).toEqual([
      {
        amount: '12.50',
        day: '2026-11-23',
        number: 1,
        moment: new Date('2026-11-23T09:00:00Z'),
        document: { a: [1] },
        nothing: null,
        words: 'Größe – 1 €',
        blank: '',
        truth: true,
      },
    ]);
  });

  it('rolls back what throws and commits what returns', async () => {
    const secret = (value: string) => ({ name: 'probe', value });
    await expect(
      inTransaction(db, async (tx) => {
        await tx.insertInto('bank_secret').values(secret('lost')).execute();
        throw new Error('a bug');
      }),
    ).rejects.toThrow('a bug');
    await inTransaction(db, (tx) => tx.insertInto('bank_secret').values(secret('kept')).execute());
    const found = await db.selectFrom('bank_secret').selectAll().where('name', '=', 'probe').execute();
    expect(found).toEqual([secret('kept')]);
  });

  it('tells a unique violation by its SQLSTATE', async () => {
    const twice = inTransaction(db, async (tx) => {
      await tx.insertInto('bank_secret').values({ name: 'twice', value: '1' }).execute();
      await tx.insertInto('bank_secret').values({ name: 'twice', value: '2' }).execute();
    });
    expect(await twice.then(() => undefined, sqlState)).toBe('23505');
  });

  it('goes on after a failed statement, also with the same statement and other values', async () => {
    const put = (name: string, value: string) =>
      db.insertInto('bank_secret').values({ name, value }).execute();
    await put('again', '1');
    expect(await put('again', '2').then(() => undefined, sqlState)).toBe('23505');
    const broken = sql`select * from nowhere where name = ${'a'}`;
    expect(await broken.execute(db).then(() => undefined, sqlState)).toBe('42P01');
    await put('after', '3');
    const found = await db
      .selectFrom('bank_secret')
      .select('value')
      .where('name', 'in', ['again', 'after'])
      .execute();
    expect(found.map(({ value }) => value).sort()).toEqual(['1', '3']);
  });

  it('keeps a transaction without a statement from the next one', async () => {
    expect(await inTransaction(db, () => Promise.resolve('nothing done'))).toBe('nothing done');
    await db.insertInto('bank_secret').values({ name: 'outside', value: '1' }).execute();
    const rolledBack = inTransaction(db, () => Promise.reject(new Error('a bug')));
    await expect(rolledBack).rejects.toThrow('a bug');
    expect(
      await db.selectFrom('bank_secret').select('value').where('name', '=', 'outside').execute(),
    ).toEqual([{ value: '1' }]);
  });

  it('counts what a statement changed', async () => {
    const ended = await db
      .updateTable('bank_secret')
      .set({ value: 'x' })
      .where('name', '=', 'nobody has this name')
      .executeTakeFirst();
    expect(ended.numUpdatedRows).toBe(0n);
    const deleted = await db.deleteFrom('bank_secret').where('name', '=', 'outside').executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(1n);
  });

  it('knows how many rows a table has once many were inserted: no plan is made for a handful [OBK-06]', async () => {
    const secrets = Array.from({ length: 3_000 }, (_, index) => ({ name: `many-${index}`, value: '1' }));
    await inTransaction(db, (tx) => insertRows(tx, 'bank_secret', secrets));
    const { rows } = await sql<{ counted: number; stored: number }>`
      select (select reltuples from pg_class where relname = 'bank_secret') as counted,
        (select count(*) from bank_secret) as stored`.execute(db);
    expect(rows).toEqual([{ counted: rows[0]?.stored, stored: rows[0]?.stored }]);
    expect(rows[0]?.stored).toBeGreaterThanOrEqual(3_000);
  });

  it('tries again after a serialisation failure, and gives up on anything else', async () => {
    let attempts = 0;
    const answer = await inTransaction(db, async () => {
      attempts += 1;
      if (attempts < 3) throw Object.assign(new Error('conflict'), { code: '40001' });
      return attempts;
    });
    expect(answer).toBe(3);
  });

  it('loses no change when many change the same preference at once', async () => {
    const kind = { name: 'counter', schema: Type.Object({ count: Type.Integer() }), initial: { count: 0 } };
    await Promise.all(
      Array.from({ length: 20 }, () =>
        changePreference(db, 'somebody', kind, ({ count }) => ({ count: count + 1 })),
      ),
    );
    expect(await preferenceOf(db, 'somebody', kind)).toEqual({ count: 20 });
  });

  it('refuses a depot of one customer on the account of another: the customer is part of every key [BNK-06]', async () => {
    const customer = (client_id: string) => ({
      client_id,
      access_number: client_id,
      pin_salt: '',
      pin_hash: '',
      salutation: null,
      title: null,
      first_name: '',
      last_name: '',
      roles: '[]',
      tan_types: '[]',
      favourite_tan_type: 'M_TAN' as const,
      phone_number: '',
      fixed_sms_tan: null,
      release_by_session_tan: false,
      depot_overview_available: true,
      us_person: false,
      classification: 'RETAIL' as const,
      sales_strategy: 'RETAIL' as const,
    });
    await db
      .insertInto('customer')
      .values([customer('one'), customer('two')])
      .execute();
    const account = {
      account_id: 'a',
      display_id: '1',
      account_type: 'CA',
      currency: 'EUR',
      iban: null,
      bic: '',
      credit_limit: null,
      rank: 0,
    };
    await db
      .insertInto('account')
      .values({ client_id: 'one', ...account })
      .execute();
    const depot = {
      depot_id: 'd',
      display_id: '1',
      depot_type: 'STANDARD_DEPOT' as const,
      default_settlement_account_id: 'a',
      target_market: null,
      rank: 0,
    };
    const foreign = db
      .insertInto('depot')
      .values({ client_id: 'two', ...depot })
      .execute();
    expect(await foreign.then(() => undefined, sqlState)).toBe('23503');
  });
});
