import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { signTheSame, type SigningWords } from '@sandbox/areas/tan/tan-demand';
import { tanRefusal } from '@sandbox/areas/tan/tan-refusals';
import { Journal } from '@sandbox/ledger/journal';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import type { Market } from '@sandbox/market/market';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { NOT_FOUND, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import { referenceChange } from '../book/fund-kinds';
import type { ReferenceAccount } from '../book/fund-schema';
import { referenceAnswer } from '../book/reference-answer';
import { checkReference } from '../check/check-reference';
import type { ReferenceBody } from '../check/fund-body';
import { loadFundFacts, type FundDepotKey } from '../check/fund-facts';
import { keepFundDepot } from '../store/fund-record';
import { referenceWords } from './signing-words';

/** Another reference account. */
export interface ReferenceChange {
  readonly depot: FundDepotKey;
  readonly body: ReferenceBody;
  readonly intentId: string | undefined;
  readonly verify: (tx: BankTransaction) => Promise<E.Either<Refusal, SigningWords>>;
}

/** Changes the reference account once for its key; what is released already keeps the account it was signed with. */
export const changeReference = (
  bank: Bank,
  market: Market,
  change: ReferenceChange,
): Promise<E.Either<Refusal, Answered<ReferenceAccount>>> =>
  actOnce(bank, {
    kind: referenceChange,
    clientId: change.depot.clientId,
    intentId: change.intentId,
    body: { depotId: change.depot.depotId, body: change.body },
    act: (tx) => act(bank, tx, market, change),
  });

async function act(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { depot, body, verify }: ReferenceChange,
): Promise<Acted<ReferenceAccount>> {
  const { clientId, depotId } = depot;
  if (!(await ownsDepot(tx, clientId, depotId))) return { kind: 'undecided', refusal: NOT_FOUND };
  const verified = await verify(tx);
  if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
  await Journal.lock(tx, clientId);
  const now = bank.clock.now();
  const facts = await loadFundFacts(tx, market, depot, now);
  if (E.isLeft(facts)) return { kind: 'refused', refusal: facts.left };
  const iban = checkReference(facts.right, body);
  if (E.isLeft(iban)) return { kind: 'refused', refusal: iban.left };
  if (!signTheSame(verified.right, referenceWords(facts.right.displayId, iban.right))) {
    return { kind: 'refused', refusal: tanRefusal.changed };
  }
  const since = berlinTime(instant(now)).date;
  await keepFundDepot(tx, {
    client_id: clientId,
    depot_id: depotId,
    reference_iban: iban.right,
    reference_since: since,
  });
  await audit(tx, bank, { clientId, kind: 'FUND_REFERENCE_CHANGED', detail: { depotId } });
  const result = referenceAnswer(depotId, iban.right, since);
  return { kind: 'done', reference: depotId, answer: { result, messages: [] } };
}
