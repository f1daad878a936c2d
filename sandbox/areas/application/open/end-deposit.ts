import { add, decimal, negate } from '@domain/money/decimal';
import type { Selectable } from 'kysely';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { bookingColumns } from '@sandbox/ledger/booking-lines';
import { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import { WERKBANK_BIC } from '@sandbox/world/iban';
import type { ContractTable } from '@sandbox/areas/customer/customer-tables';
import { interestOf } from './deposit-rates';
import { ownAccount } from './pay-in';

/** Ends every deposit whose term is over: what was invested goes back with its interest. */
export async function endDueDeposits(bank: Bank): Promise<void> {
  const due = await bank.db
    .selectFrom('contract')
    .select(['client_id', 'contract_id'])
    .where('ends_at', '<=', bank.clock.date())
    .where('is_over', '=', false)
    .where('collects_at', 'is', null)
    .execute();
  for (const key of due) await inTransaction(bank.db, (tx) => endDeposit(tx, key));
}

async function endDeposit(
  tx: BankTransaction,
  { client_id, contract_id }: Pick<Selectable<ContractTable>, 'client_id' | 'contract_id'>,
): Promise<void> {
  const contract = await tx
    .selectFrom('contract')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('contract_id', '=', contract_id)
    .where('is_over', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (contract === undefined || contract.ends_at === null) return;
  const { amount = '0', term = '0', rate = '0', payoutIban = '' } = contract.terms;
  const interest = interestOf(decimal(amount), rate, term);
  const total = add(decimal(amount), interest);
  const accountId = await ownAccount(tx, client_id, payoutIban);
  const reference = `deposit-end/${contract_id}`;
  const journal = await Journal.lock(tx, client_id);
  await journal.post({
    kind: 'PAYMENT',
    reference,
    at: contract.ends_at,
    lines: [
      into('CASH', contract_id, 'EUR', negate(decimal(amount))),
      outOf('FEES', '', 'EUR', interest),
      accountId === undefined ? into('MARKET', '', 'EUR', total) : into('CASH', accountId, 'EUR', total),
    ],
  });
  await tx
    .insertInto('payment')
    .values({
      client_id,
      reference,
      holder_name: 'Werkbank',
      iban: null,
      bic: WERKBANK_BIC,
      ...bookingColumns({ kind: 'FIXED_DEPOSIT_REPAYMENT', number: contract.display_id }),
    })
    .execute();
  await tx
    .updateTable('contract')
    .set({ is_over: true })
    .where('client_id', '=', client_id)
    .where('contract_id', '=', contract_id)
    .execute();
}
