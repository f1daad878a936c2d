import * as E from 'fp-ts/Either';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { ApplicationState, Reason } from '../application-state';
import { fileDocument } from '@sandbox/areas/document/file-document';
import { openApplication } from '../open/open-application';
import { refusalPaper } from '../open/papers';
import { productOf } from '../product';
import {
  changeApplication,
  holdApplication,
  type ApplicationChange,
  type ApplicationRow,
} from '../store/application-store';
import { tellApplication } from './tell-application';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** How long an application stays in a state before the clock moves it on, in bank time. */
export const STAYS = {
  RECEIVED: MINUTE,
  WAITING_FOR_SECOND: 14 * DAY,
  IDENTIFICATION: 30 * DAY,
  REVIEW: 2 * MINUTE,
  OPENED: undefined,
  REFUSED: undefined,
} as const satisfies Readonly<Record<ApplicationState, number | undefined>>;

/** What an application comes to: another state, or its end. */
interface Step {
  readonly state: ApplicationState;
  readonly reason?: Reason;
}

/** The applicant who has signed goes on: to the identification, if somebody has to show who they are, else to the review. */
export const afterSigning = ({ to_identify }: Pick<ApplicationRow, 'to_identify'>): Step => ({
  state: to_identify.length > 0 ? 'IDENTIFICATION' : 'REVIEW',
});

/** Moves an application that is held to a state, at this moment of bank time, and tells it. */
export async function moveTo(
  bank: Bank,
  tx: BankTransaction,
  row: ApplicationRow,
  { state, reason }: Step,
  at: number,
  further: ApplicationChange = {},
): Promise<ApplicationRow> {
  const stays = STAYS[state];
  const letterId = reason === undefined ? undefined : await fileRefusal(bank, tx, row, reason, new Date(at));
  const moved = await changeApplication(tx, row, {
    ...further,
    ...(letterId === undefined ? {} : { document_ids: [...row.document_ids, letterId] }),
    state,
    reason: reason ?? further.reason ?? null,
    next_at: stays === undefined ? null : new Date(at + stays),
    history: [...row.history, { state, at }],
    changed_at: new Date(at),
  });
  await tellApplication(bank, tx, moved);
  const detail = { applicationId: row.application_id, state, ...(reason === undefined ? {} : { reason }) };
  await audit(tx, bank, { clientId: row.client_id, kind: 'APPLICATION_MOVED', detail });
  return moved;
}

/** The letter that says why nothing is opened, to the applicant. */
async function fileRefusal(
  bank: Bank,
  tx: BankTransaction,
  row: ApplicationRow,
  reason: Reason,
  at: Date,
): Promise<string> {
  const documentId = bank.newId();
  await fileDocument(tx, {
    clientId: row.client_id,
    documentId,
    kind: 'APPLICATION',
    name: `Ablehnung ${productOf(row.product).title}`,
    title: { kind: 'REFUSAL', args: { product: row.product } },
    subject: row.application_id,
    at,
    content: refusalPaper(row, reason),
  });
  return documentId;
}

/** Lets happen to an application what is due by now; each step at its own moment, however late it is looked at. */
export async function advance(
  bank: Bank,
  tx: BankTransaction,
  held: ApplicationRow,
): Promise<ApplicationRow> {
  let row = held;
  while (row.next_at !== null && row.next_at.getTime() <= bank.clock.now()) {
    row = await step(bank, tx, row, row.next_at.getTime());
  }
  return row;
}

async function step(
  bank: Bank,
  tx: BankTransaction,
  row: ApplicationRow,
  at: number,
): Promise<ApplicationRow> {
  switch (row.state) {
    case 'RECEIVED':
      return moveTo(bank, tx, row, afterSigning(row), at);
    case 'WAITING_FOR_SECOND':
      return moveTo(bank, tx, row, { state: 'REFUSED', reason: 'SECOND_LATE' }, at);
    case 'IDENTIFICATION':
      return moveTo(bank, tx, row, { state: 'REFUSED', reason: 'IDENTIFICATION_LATE' }, at);
    case 'REVIEW': {
      const opened = await openApplication(bank, tx, row, at);
      if (E.isLeft(opened)) return moveTo(bank, tx, row, { state: 'REFUSED', reason: opened.left }, at);
      return moveTo(bank, tx, row, { state: 'OPENED' }, at, opened.right);
    }
    case 'OPENED':
    case 'REFUSED':
      return changeApplication(tx, row, { next_at: null });
  }
}

/** Applications in memory at a time. */
const PORTION = 50;

/** Moves on every application that is due, or those of one client alone; each in a transaction of its own. */
export async function advanceDue(bank: Bank, clientId?: string): Promise<void> {
  let due = bank.db
    .selectFrom('application')
    .select(['client_id', 'application_id'])
    .where('next_at', '<=', bank.clock.date());
  if (clientId !== undefined) {
    due = due.where((where) =>
      where.or([where('client_id', '=', clientId), where('second_client_id', '=', clientId)]),
    );
  }
  for (const key of await due.orderBy('next_at').limit(PORTION).execute()) {
    await inTransaction(bank.db, async (tx) => advance(bank, tx, await holdApplication(tx, key)));
  }
}
