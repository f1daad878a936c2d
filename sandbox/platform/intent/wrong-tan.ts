import type { Bank } from '../bank';
import type { BankTransaction } from '../db/database';
import { json } from '../db/json';
import type { Refusal } from '../http/refusal';

/** What somebody tried to release. */
interface Attempt {
  readonly clientId: string;
  /** Absent where nothing has a key: the session, a call of a program. */
  readonly intentId?: string | undefined;
  readonly kind: { readonly name: string };
}

/** Keeps a receipt of a wrong TAN, in the transaction that counts it; any other refusal leaves none here. */
export async function noteWrongTan(
  bank: Pick<Bank, 'newId' | 'clock'>,
  tx: BankTransaction,
  { clientId, intentId, kind }: Attempt,
  { isWrongTan, messages }: Refusal,
): Promise<void> {
  if (isWrongTan !== true) return;
  await tx
    .insertInto('wrong_tan')
    .values({
      client_id: clientId,
      attempt_id: bank.newId(),
      intent_id: intentId ?? null,
      kind: kind.name,
      messages: json(messages),
      happened_at: bank.clock.date(),
    })
    .execute();
}
