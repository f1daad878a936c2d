import { Type } from 'typebox';
import { taxpayerOf } from '@sandbox/ledger/depot/depot-minors';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { IdSchema } from '@sandbox/platform/http/schemas';

/** Names whose tax is asked for: the customer's own, or that of the child whose depot it is. */
export const TaxpayerQuery = { depotId: Type.Optional(IdSchema) };

/** Who is asked for; undefined where the depot is not the customer's to look after. */
export async function taxpayerAsked(
  db: BankDatabase,
  clientId: string,
  { depotId }: { readonly depotId?: string },
): Promise<string | undefined> {
  if (depotId === undefined) return clientId;
  return (await ownsDepot(db, clientId, depotId)) ? taxpayerOf(db, clientId, depotId) : undefined;
}
