import { sql } from 'kysely';
import { AREAS } from '@sandbox/areas';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { startPostgres, type PostgresServer } from '../../../support/postgres';
import { openWerkbank, type Werkbank } from '../../support/werkbank';

/** Tables that no reset touches, and the clock, which stands at the same moment of its own again. */
const OUTLIVING = ['migration', 'bank_secret', 'bank_clock'];

/** Without the engine, which would at once go on with the orders of a new world. */
const STILL_AREAS = AREAS.map(({ engine: _engine, ...area }) => area);

/** Every row of every table, as the database writes it. */
async function everyRow(db: BankDatabase): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const world = new Map<string, readonly string[]>();
  for (const { name } of tables.rows.filter((table) => !OUTLIVING.includes(table.name))) {
    const { rows } = await sql<{ text: string }>`
      select kept::text as text from ${sql.table(name)} as kept order by 1`.execute(db);
    world.set(
      name,
      rows.map(({ text }) => text),
    );
  }
  return world;
}

describe.each(['the embedded database', 'a PostgreSQL server'] as const)('on %s', (name) => {
  let postgres: PostgresServer | undefined;
  let werkbank: Werkbank;

  beforeAll(async () => {
    postgres = name === 'a PostgreSQL server' ? await startPostgres() : undefined;
    const databaseUrl = await postgres?.createDatabase();
    werkbank = await openWerkbank({ areas: STILL_AREAS, ...(databaseUrl !== undefined && { databaseUrl }) });
  });

  afterAll(async () => {
    await werkbank.close();
    await postgres?.stop();
  });

  it('a reset brings back every row as it was seeded, and no other [BNK-04]', async () => {
    const { bank, advance, signIn } = werkbank;
    const seeded = await everyRow(bank.db);
    expect(seeded.get('securities_order')).not.toEqual([]);
    await (await signIn('10000001')).activateSession();
    await advance(40 * 86_400);
    await sql`update account set credit_limit = 1`.execute(bank.db);
    await sql`delete from posting`.execute(bank.db);
    const changed = await everyRow(bank.db);
    expect(changed).not.toEqual(seeded);
    await bank.reset();
    expect(await everyRow(bank.db)).toEqual(seeded);
    await bank.reset();
    expect(await everyRow(bank.db)).toEqual(seeded);
  });
});
