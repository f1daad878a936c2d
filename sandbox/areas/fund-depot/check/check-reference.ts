import * as E from 'fp-ts/Either';
import { payerBank } from '@sandbox/areas/savings-plan/check/payer-bank';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { isAtOwnBank } from '../book/reference-answer';
import { plainIban, type ReferenceBody } from './fund-body';
import type { FundFacts } from './fund-facts';
import { fundMessage } from './fund-messages';

const refused = (key: Parameters<typeof fundMessage.error>[0]): E.Either<Refusal, never> =>
  E.left(refusal(422, 'precondition.failed', fundMessage.error(key, { origin: ['iban'] })));

/** Checks a new reference account: one the depot settles on, or one at another bank. Right: its IBAN. */
export function checkReference(
  { accounts, closedOn }: FundFacts,
  body: ReferenceBody,
): E.Either<Refusal, string> {
  if (closedOn !== null) {
    return E.left(refusal(422, 'precondition.failed', fundMessage.error('fehler-fondsdepot-geschlossen')));
  }
  const iban = plainIban(body.iban ?? '');
  if (iban === '') return refused('fehler_pflichtfeld_nicht_gesetzt');
  if (iban === accounts[0].iban) return refused('fehler-referenzkonto-unveraendert');
  if (accounts.some((account) => account.iban === iban)) return E.right(iban);
  const read = payerBank(iban);
  if (read.kind === 'refused') return refused(read.key);
  return isAtOwnBank(iban) ? refused('FALSCHE_KONTOART') : E.right(iban);
}
