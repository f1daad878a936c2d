import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { ProductId } from '../product';

/** An `A` and seven digits: as long as a sign-in number, and none. */
const numberFrom = (random: Buffer): string =>
  `A${String(random.readUInt32BE() % 10_000_000).padStart(7, '0')}`;

/**
 * The number of the application that a client is about to send: given at the first validation, so that a stranger can
 * read a TAN under it, and kept until the application is there.
 */
export async function reservedNumber(
  bank: Bank,
  tx: BankTransaction,
  clientId: string,
  product: ProductId,
): Promise<string> {
  const kept = await tx
    .selectFrom('application_number')
    .select('application_number')
    .where('client_id', '=', clientId)
    .where('product', '=', product)
    .executeTakeFirst();
  if (kept !== undefined) return kept.application_number;
  const given = await freshNumber(bank, tx, clientId);
  const row = { client_id: clientId, product, application_number: given };
  await tx
    .insertInto('application_number')
    .values(row)
    .onConflict((conflict) => conflict.columns(['client_id', 'product']).doUpdateSet(row))
    .execute();
  return given;
}

/** The number of the application that comes now; the next one gets another. */
export async function takenNumber(
  bank: Bank,
  tx: BankTransaction,
  clientId: string,
  product: ProductId,
): Promise<string> {
  const taken = await tx
    .deleteFrom('application_number')
    .where('client_id', '=', clientId)
    .where('product', '=', product)
    .returning('application_number')
    .executeTakeFirst();
  return taken?.application_number ?? freshNumber(bank, tx, clientId);
}

async function freshNumber(bank: Bank, tx: BankTransaction, clientId: string): Promise<string> {
  for (;;) {
    const access_number = numberFrom(bank.randomBytes(4));
    const free = await tx
      .insertInto('access_number')
      .values({ access_number, client_id: clientId })
      .onConflict((conflict) => conflict.column('access_number').doNothing())
      .returning('access_number')
      .executeTakeFirst();
    if (free !== undefined) return access_number;
  }
}
