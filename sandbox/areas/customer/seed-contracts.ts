import type { Insertable } from 'kysely';
import type { ContractTable } from './customer-tables';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { stableId } from '@sandbox/platform/identifiers';
import { accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';

const WANDA = '10000021';
const XAVER = '10000022';
const YVONNE = '10000023';

/** What a couple has together, and what a mother looks after for her child. */
export async function seedContracts(tx: BankTransaction, { clock }: Bank): Promise<void> {
  const contract = (
    owner: string,
    parts: Pick<Insertable<ContractTable>, 'contract_id' | 'product_type' | 'sub_type' | 'display_id'>,
    terms: Readonly<Record<string, string>>,
    second?: string,
  ): Insertable<ContractTable> => ({
    client_id: clientIdOf(owner),
    ...parts,
    application_id: stableId('application', parts.contract_id),
    second_client_id: second === undefined ? null : clientIdOf(second),
    terms: json(terms),
    opened_at: clock.date(),
    collects_at: null,
    ends_at: null,
    bonus_until: null,
    is_over: false,
  });
  const child = { holder: 'Mara Albers', birthday: '2017-04-12', individualDisposal: 'J' };
  await tx
    .insertInto('contract')
    .values([
      contract(
        WANDA,
        {
          contract_id: accountIdOf(WANDA, 'giro'),
          product_type: 'ACCOUNT',
          sub_type: 'CAJ',
          display_id: `${WANDA}00`,
        },
        { holder: 'Wanda Ziegler' },
        XAVER,
      ),
      contract(
        YVONNE,
        {
          contract_id: accountIdOf(YVONNE, 'junior'),
          product_type: 'ACCOUNT',
          sub_type: 'SA',
          display_id: `${YVONNE}01`,
        },
        child,
      ),
      contract(
        YVONNE,
        {
          contract_id: depotIdOf(YVONNE, 'junior-depot'),
          product_type: 'DEPOT',
          sub_type: 'DEPOT_JUNIOR',
          display_id: `${YVONNE}51`,
        },
        child,
      ),
    ])
    .execute();
}
