import { Type, type Static } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { minorsOf } from './depot-minors';
import { planRefusals } from './plan-refusals';

/** The knowledge that a depot's holder has shown (api.md 9). */
export const TargetMarket = Type.Enum(['BASIC', 'ADVANCED', 'EXPERT', 'SPECIAL', 'UNKNOWN']);

/** A depot on the wire (api.md 4). */
export const DepotSchema = Type.Object({
  depotId: Type.String(),
  depotDisplayId: Type.String(),
  clientId: Type.String(),
  depotType: Type.String(),
  defaultSettlementAccountId: Type.String(),
  settlementAccountIds: Type.Array(Type.String()),
  targetMarket: TargetMarket,
  heldFor: Type.Optional(
    Type.Object(
      { name: Type.String() },
      { description: 'The child whose depot it is; the customer looks after it as a parent.' },
    ),
  ),
  savingsPlanRefusal: Type.Optional(
    Type.String({ description: 'The key of the message by which a savings plan would be refused.' }),
  ),
});

/** A depot as it is answered. */
export type DepotAnswer = Static<typeof DepotSchema>;

/** The customer's depots that are not closed, the first is the default; further settlement accounts without repeating the default. */
export async function depotsOf(bank: Pick<Bank, 'db'>, clientId: string): Promise<DepotAnswer[]> {
  const depots = await bank.db
    .selectFrom('depot')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('closed_on', 'is', null)
    .orderBy('rank')
    .execute();
  const customer = await bank.db
    .selectFrom('customer')
    .select(['classification', 'sales_strategy'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  const [savingsPlanRefusal] = customer === undefined ? [] : planRefusals(customer);
  const minors = await minorsOf(bank.db, clientId);
  const further = await bank.db
    .selectFrom('depot_settlement_account')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('rank')
    .execute();
  const heldFor = (depotId: string): Pick<DepotAnswer, 'heldFor'> => {
    const minor = minors.get(depotId);
    return minor === undefined ? {} : { heldFor: { name: minor.name } };
  };
  return depots.map((depot) => ({
    depotId: depot.depot_id,
    depotDisplayId: depot.display_id,
    clientId,
    depotType: depot.depot_type,
    defaultSettlementAccountId: depot.default_settlement_account_id,
    settlementAccountIds: further
      .filter(({ depot_id }) => depot_id === depot.depot_id)
      .map(({ account_id }) => account_id),
    targetMarket: depot.target_market ?? 'UNKNOWN',
    ...heldFor(depot.depot_id),
    ...(savingsPlanRefusal && { savingsPlanRefusal }),
  }));
}

/** One of them. */
export const depotOf = async (
  bank: Pick<Bank, 'db'>,
  clientId: string,
  depotId: string,
): Promise<DepotAnswer | undefined> =>
  (await depotsOf(bank, clientId)).find((depot) => depot.depotId === depotId);
