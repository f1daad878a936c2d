import { compare, decimal } from '@domain/money/decimal';
import type { Selectable } from 'kysely';
import type { ContractTable } from '@sandbox/areas/customer/customer-tables';
import { fileDocument } from '@sandbox/areas/document/file-document';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { Journal } from '@sandbox/ledger/journal';
import { unfundedPaper } from './papers';
import { ownAccount, payIn } from './pay-in';

type Contract = Selectable<ContractTable>;
type ContractKey = Pick<Contract, 'client_id' | 'contract_id'>;

/** Collects the money of every deposit whose day has come. */
export async function collectDueDeposits(bank: Bank): Promise<void> {
  const due = await bank.db
    .selectFrom('contract')
    .select(['client_id', 'contract_id'])
    .where('collects_at', '<=', bank.clock.date())
    .orderBy('collects_at')
    .execute();
  for (const key of due) await inTransaction(bank.db, (tx) => collectDeposit(bank, tx, key));
}

/** Of an account at another bank what is collected comes; of an own one where it is there, else there is no deposit. */
async function collectDeposit(bank: Bank, tx: BankTransaction, key: ContractKey): Promise<void> {
  const contract = await held(tx, key);
  if (contract === undefined || contract.collects_at === null) return;
  const { client_id: clientId, contract_id: depositId, collects_at: at } = contract;
  const { amount: agreed = '0', debitIban = '' } = contract.terms;
  const amount = decimal(agreed);
  const accountId = await ownAccount(tx, clientId, debitIban);
  const journal = await Journal.lock(tx, clientId);
  const isThere =
    accountId === undefined || compare(await journal.balance('CASH', accountId, 'EUR'), amount) >= 0;
  if (isThere) {
    await payIn(tx, journal, {
      clientId,
      depositId,
      applicationId: contract.application_id,
      accountId,
      amount,
      booking: { kind: 'FIXED_DEPOSIT_DEBIT', number: contract.display_id },
      at,
    });
  } else {
    await fileDocument(tx, {
      clientId,
      documentId: bank.newId(),
      kind: 'APPLICATION',
      name: 'Festgeld nicht zustande gekommen',
      title: { kind: 'DEPOSIT_NOT_FUNDED', args: {} },
      subject: contract.application_id,
      at,
      content: unfundedPaper(contract.display_id, debitIban),
    });
  }
  await tx
    .updateTable('contract')
    .set({ collects_at: null, is_over: !isThere })
    .where('client_id', '=', clientId)
    .where('contract_id', '=', depositId)
    .execute();
}

const held = (tx: BankTransaction, { client_id, contract_id }: ContractKey): Promise<Contract | undefined> =>
  tx
    .selectFrom('contract')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('contract_id', '=', contract_id)
    .forUpdate()
    .executeTakeFirst();
