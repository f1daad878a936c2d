import { negate, sum, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import type { EntryKind } from '@sandbox/ledger/ledger-tables';
import { OTHER_BIC, otherIban } from '@sandbox/world/iban';

const DAY = 86_400_000;

/** A trade from before the world began, as it moved the account. */
export interface PastTrade {
  readonly executionId: string;
  readonly at: Date;
  /** What it brought in EUR, negative for what it cost. */
  readonly moved: Decimal;
}

/** Whose account the trades moved. */
interface Owner {
  readonly clientId: string;
  readonly accountId: string;
  readonly name: string;
}

/**
 * Books what trades of the past moved. The opening balance has it in it already, so that a transfer of as much the
 * other way comes before them: the money they were paid with.
 */
export async function bookPastTrades(
  tx: BankTransaction,
  { clientId, accountId, name }: Owner,
  past: readonly PastTrade[],
): Promise<void> {
  const trades = past.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = trades;
  if (first === undefined) return;
  const journal = await Journal.lock(tx, clientId);
  const post = (kind: EntryKind, reference: string, at: Date, amount: Decimal): Promise<void> =>
    journal.post({
      kind,
      reference,
      at,
      lines: [into('CASH', accountId, EUR, amount), outOf('OPENING', '', EUR, amount)],
    });
  const reference = 'payment/trading';
  const all = sum(trades.map(({ moved }) => moved));
  await post('PAYMENT', reference, new Date(first.at.getTime() - DAY), negate(all));
  await tx
    .insertInto('payment')
    .values({
      client_id: clientId,
      reference,
      holder_name: name,
      iban: otherIban('8800123'),
      bic: OTHER_BIC,
      purpose: json(['Umbuchung für Wertpapiere']),
    })
    .execute();
  for (const { executionId, at, moved } of trades) await post('EXECUTION', executionId, at, moved);
}
