import * as E from 'fp-ts/Either';
import { fileDocument } from '@sandbox/areas/document/file-document';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { WireMessage } from '@sandbox/platform/http/message';
import { Journal } from '@sandbox/ledger/journal';
import type { Reason } from '../application-state';
import { Answers } from '../check/answers';
import type { OpenedProduct } from '../application-tables';
import { productOf } from '../product';
import type { ApplicationChange, ApplicationRow } from '../store/application-store';
import { addProspect } from '../submit/prospect';
import { agreedTerms } from './agreed-terms';
import { becomeCustomer } from './become-customer';
import { openPlan } from './open-plan';
import { openers } from './open-products';
import type { Opening } from './opening';
import { contractPaper, unmadePlanPaper } from './papers';
import { whyNot } from './why-not';

/**
 * Opens what was applied for, at this moment of bank time: anyone who was no customer becomes one, the product is there
 * from now on, and the contract is in the postbox of each who made it; of a plan that cannot be made by now a letter says why. Left: why
 * not, and nothing has changed.
 */
export async function openApplication(
  bank: Bank,
  tx: BankTransaction,
  row: ApplicationRow,
  at: number,
): Promise<E.Either<Reason, ApplicationChange>> {
  const product = productOf(row.product);
  const answers = Answers.of(row.fields);
  const journal = await Journal.lock(tx, row.client_id);
  const objection = await whyNot(row.product, { tx, clientId: row.client_id, answers, journal });
  if (objection !== undefined) return E.left(objection);
  const accessNumber = await becomeCustomer(bank, tx, row.client_id, answers, product.isJunior ? 'E1' : 'I1');
  const secondClientId = await secondCustomer(bank, tx, row, answers);
  const opening: Opening = {
    bank,
    tx,
    row,
    product,
    answers,
    clientId: row.client_id,
    secondClientId,
    accessNumber,
    journal,
    at: new Date(at),
  };
  const products = await openers[row.product](opening);
  const plan = await openPlan(opening, products);
  const opened = [...products, ...(E.isRight(plan) ? plan.right : [])];
  const letterId = E.isLeft(plan) ? await fileUnmadePlan(opening, plan.left) : undefined;
  const documentId = await fileContract(opening, opened, row.client_id);
  if (secondClientId !== null) await fileContract(opening, opened, secondClientId);
  return E.right({
    results: opened,
    reason: letterId === undefined ? null : 'PLAN_NOT_MADE',
    document_ids: [...row.document_ids, documentId, ...(letterId === undefined ? [] : [letterId])],
    second_client_id: secondClientId,
  });
}

/** The contract, in the postbox of one of those who have made it. */
async function fileContract(
  { bank, tx, row, product, answers, at }: Opening,
  opened: readonly OpenedProduct[],
  clientId: string,
): Promise<string> {
  const documentId = bank.newId();
  await fileDocument(tx, {
    clientId,
    documentId,
    kind: 'CONTRACT',
    name: `Vertrag ${product.title}`,
    title: { kind: 'CONTRACT', args: { product: product.id } },
    subject: row.application_id,
    at,
    content: contractPaper(row, opened, agreedTerms(answers, at), at),
  });
  return documentId;
}

/** The letter that says why there is a depot and no plan in it. */
async function fileUnmadePlan(
  { bank, tx, row, at }: Opening,
  messages: readonly WireMessage[],
): Promise<string> {
  const documentId = bank.newId();
  await fileDocument(tx, {
    clientId: row.client_id,
    documentId,
    kind: 'APPLICATION',
    name: 'Sparplan nicht angelegt',
    title: { kind: 'PLAN_NOT_MADE', args: {} },
    subject: row.application_id,
    at,
    content: unmadePlanPaper(row, messages),
  });
  return documentId;
}

/** A second holder or parent whom the bank does not know yet becomes a customer too; of one it knows, what it knows stands. */
async function secondCustomer(
  bank: Bank,
  tx: BankTransaction,
  row: ApplicationRow,
  answers: Answers,
): Promise<string | null> {
  const [, role] = productOf(row.product).signers(answers);
  if (role === undefined) return null;
  if (row.second_client_id !== null) return row.second_client_id;
  const clientId = await addProspect(bank, tx, answers, role);
  await becomeCustomer(bank, tx, clientId, answers, role);
  return clientId;
}
