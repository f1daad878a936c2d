import * as E from 'fp-ts/Either';
import { fileDocument } from '@sandbox/areas/document/file-document';
import type { Caller, SigningWords } from '@sandbox/areas/tan/tan-demand';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { signedIn } from '@sandbox/platform/http/access';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import { submittedAnswer } from '../application-answer';
import type { SubmittedAnswer } from '../application-schema';
import { hasErrors } from '../application-state';
import { Answers, type SentField } from '../check/answers';
import { checkApplication } from '../check/check-application';
import type { CheckFacts } from '../check/check-facts';
import { summaryPaper } from '../open/papers';
import type { ApplicationProduct } from '../product';
import { tellApplication } from '../progress/tell-application';
import { STAYS, moveTo } from '../progress/advance-application';
import { takenNumber } from '../store/application-number';
import { addApplication, type ApplicationRow } from '../store/application-store';
import { applicationChange, newApplication } from './application-kinds';
import { secondClient } from './second-person';

/** An application as it arrives to be carried out. */
export interface Submission {
  readonly product: ApplicationProduct;
  readonly fields: readonly SentField[];
  readonly facts: CheckFacts;
  readonly caller: Caller;
  /** The idempotency key; programs need none. */
  readonly intentId: string | undefined;
}

/** What the TAN of an application is bound to, and the key too: the product, and all that is said. */
export const subjectOf = ({ product, fields }: Pick<Submission, 'product' | 'fields'>) => ({
  purpose: product.isChange ? 'APPLICATION_CHANGE' : 'APPLICATION_CREATE',
  body: { product: product.id, fields },
});

/** Takes an application once for its key; a wrong TAN decides nothing, so that the same may be sent again. */
export function submitApplication(
  bank: Bank,
  submission: Submission,
): Promise<E.Either<Refusal, Answered<SubmittedAnswer>>> {
  const { product, caller, intentId } = submission;
  return actOnce(bank, {
    kind: product.isChange ? applicationChange : newApplication,
    clientId: signedIn(caller).clientId,
    intentId,
    body: subjectOf(submission).body,
    act: (tx) => act(bank, tx, submission),
  });
}

async function act(bank: Bank, tx: BankTransaction, submission: Submission): Promise<Acted<SubmittedAnswer>> {
  const { product, fields, facts, caller } = submission;
  const verified: E.Either<Refusal, SigningWords> = await verifyTan(bank, tx, caller, subjectOf(submission));
  if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
  const { clientId } = signedIn(caller);
  const messages = checkApplication(product, Answers.of(fields), facts, 'all');
  const detail = { product: product.id };
  if (hasErrors(messages)) {
    const refused = messages.map(({ key }) => key);
    await audit(tx, bank, { clientId, kind: 'APPLICATION_RECEIVED', detail: { ...detail, refused } });
    return { kind: 'refused', refusal: refusal(422, 'precondition.failed', ...messages) };
  }
  const row = await takeIn(bank, tx, submission);
  const { application_id: applicationId } = row;
  await dropDrafts(tx, clientId, product.id);
  await audit(tx, bank, { clientId, kind: 'APPLICATION_RECEIVED', detail: { ...detail, applicationId } });
  return { kind: 'done', reference: applicationId, answer: { result: submittedAnswer(row), messages: [] } };
}

/** What was begun has become an application: no device goes on with it. */
const dropDrafts = (tx: BankTransaction, clientId: string, product: string): Promise<unknown> =>
  tx
    .deleteFrom('application_draft')
    .where('client_id', '=', clientId)
    .where('product', '=', product)
    .execute();

/** Writes the application down, with its summary in the postbox; two persons: it waits for the second. */
async function takeIn(
  bank: Bank,
  tx: BankTransaction,
  { product, fields, facts, caller }: Submission,
): Promise<ApplicationRow> {
  const { clientId, customer } = signedIn(caller);
  const answers = Answers.of(fields).completedBy(facts.known);
  const [first, second] = product.signers(answers);
  const at = bank.clock.now();
  const secondClientId = await secondClient(tx, answers, second, clientId);
  const isKnown = customer.roles.length > 0;
  const documentId = bank.newId();
  const row = await addApplication(tx, {
    client_id: clientId,
    application_id: bank.newId(),
    application_number: await takenNumber(bank, tx, clientId, product.id),
    product: product.id,
    second_client_id: secondClientId,
    state: 'RECEIVED',
    reason: null,
    fields: json(answers.fields()),
    to_identify: json([
      ...(isKnown || first === undefined ? [] : [first]),
      ...(second === undefined || secondClientId !== null ? [] : [second]),
    ]),
    needs_second: second !== undefined,
    next_at: new Date(at + STAYS.RECEIVED),
    history: json([{ state: 'RECEIVED', at }]),
    results: json([]),
    document_ids: json([documentId]),
    submitted_at: new Date(at),
    changed_at: new Date(at),
  });
  await fileDocument(tx, {
    clientId,
    documentId,
    kind: 'APPLICATION',
    name: `Antrag ${product.title}`,
    title: { kind: 'APPLICATION', args: { product: product.id } },
    subject: row.application_id,
    at: new Date(at),
    content: summaryPaper(row),
  });
  if (second !== undefined) return moveTo(bank, tx, row, { state: 'WAITING_FOR_SECOND' }, at);
  await tellApplication(bank, tx, row);
  return row;
}
