import { sql } from 'kysely';
import * as E from 'fp-ts/Either';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { tanHeaders } from './tan-headers';

/** Challenges that were not used because the bank failed, by customer; written down as soon as it can write. */
const pending = new WeakMap<Bank, Map<string, Set<string>>>();

/**
 * Notes that a challenge was brought back and the bank could not carry out what it was for: it does not count as
 * unused, so that failures of the bank lock nobody. What cannot be written now is kept until the customer asks again.
 */
export async function forgiveChallenge(bank: Bank, clientId: string, challengeId: string): Promise<void> {
  const all = pending.get(bank) ?? new Map<string, Set<string>>();
  pending.set(bank, all);
  all.set(clientId, new Set([...(all.get(clientId) ?? []), challengeId]));
  await inTransaction(bank.db, (tx) => writeForgiven(bank, tx, clientId));
  forgetForgiven(bank, clientId);
}

/** What was forgiven the customer is written down for good. */
export const forgetForgiven = (bank: Bank, clientId: string): void => {
  pending.get(bank)?.delete(clientId);
};

/** Takes back, once each, what was counted for them, in the caller's transaction. */
export async function writeForgiven(bank: Bank, tx: BankTransaction, clientId: string): Promise<void> {
  const ids = pending.get(bank)?.get(clientId) ?? new Set<string>();
  for (const challengeId of ids) {
    const counted = await tx
      .updateTable('tan_challenge')
      .set({ forgiven: true })
      .where('client_id', '=', clientId)
      .where('challenge_id', '=', challengeId)
      .where('forgiven', '=', false)
      .where('typ', '<>', 'TAN_FREI')
      .where('state', '<>', 'USED')
      .returning('challenge_id')
      .executeTakeFirst();
    if (counted === undefined) continue;
    await tx
      .updateTable('tan_access')
      .set({ unused_challenges: sql<number>`greatest(unused_challenges - 1, 0)` })
      .where('client_id', '=', clientId)
      .execute();
  }
}

/** Calls that take no proof: those that read, and checks. */
const takesNone = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  method === 'GET' || /validation(?:[/?]|$)/u.test(url);

/**
 * Forgives every challenge whose answer the bank could not carry out. A call that takes no proof gives nothing back,
 * whatever headers it carries.
 */
export function addForgiveness(server: BankServer, bank: Bank): void {
  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 500 || request.signedIn === undefined || takesNone(request)) return;
    const headers = tanHeaders(request);
    if (E.isLeft(headers) || headers.right.id === undefined) return;
    await forgiveChallenge(bank, request.signedIn.clientId, headers.right.id).catch((error: unknown) =>
      bank.log.warn(error, 'A challenge could not be forgiven yet.'),
    );
  });
}
