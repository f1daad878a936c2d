import * as E from 'fp-ts/Either';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { applicationMessage } from '../application-messages';
import type { Role } from '../field/field-group';
import { holdApplication, type ApplicationRow } from '../store/application-store';
import { changeApplication } from '../store/application-store';
import { advance, afterSigning, moveTo } from './advance-application';
import { tellApplication } from './tell-application';

/** What people do to an application apart from sending it. */
export type Decision =
  | { readonly kind: 'release' | 'decline' }
  | { readonly kind: 'identify' | 'fail'; readonly role: Role };

const NOT_WAITING: Refusal = refusal(
  422,
  'precondition.failed',
  applicationMessage.error('fehler-antrag-nicht-freigebbar'),
);

/** Carries a decision out in a transaction of its own. */
export const decide = (
  bank: Bank,
  key: Pick<ApplicationRow, 'client_id' | 'application_id'>,
  decision: Decision,
): Promise<E.Either<Refusal, ApplicationRow>> =>
  inTransaction(bank.db, (tx) => decideIn(bank, tx, key, decision));

/** Carries a decision out; one that the application does not wait for, or no longer, is refused. */
export async function decideIn(
  bank: Bank,
  tx: BankTransaction,
  key: Pick<ApplicationRow, 'client_id' | 'application_id'>,
  decision: Decision,
): Promise<E.Either<Refusal, ApplicationRow>> {
  const row = await advance(bank, tx, await holdApplication(tx, key));
  const at = bank.clock.now();
  switch (decision.kind) {
    case 'release':
      if (row.state !== 'WAITING_FOR_SECOND') return E.left(NOT_WAITING);
      return E.right(await moveTo(bank, tx, row, afterSigning(row), at, { needs_second: false }));
    case 'decline':
      if (row.state !== 'WAITING_FOR_SECOND') return E.left(NOT_WAITING);
      return E.right(await moveTo(bank, tx, row, { state: 'REFUSED', reason: 'SECOND_DECLINED' }, at));
    case 'fail':
      if (!isAwaited(row, decision.role)) return E.left(NOT_WAITING);
      return E.right(await moveTo(bank, tx, row, { state: 'REFUSED', reason: 'IDENTIFICATION_FAILED' }, at));
    case 'identify': {
      if (!isAwaited(row, decision.role)) return E.left(NOT_WAITING);
      const to_identify = row.to_identify.filter((role) => role !== decision.role);
      if (to_identify.length === 0) {
        return E.right(await moveTo(bank, tx, row, { state: 'REVIEW' }, at, { to_identify }));
      }
      const changed = await changeApplication(tx, row, { to_identify, changed_at: new Date(at) });
      await tellApplication(bank, tx, changed);
      return E.right(changed);
    }
  }
}

const isAwaited = ({ state, to_identify }: ApplicationRow, role: Role): boolean =>
  state === 'IDENTIFICATION' && to_identify.includes(role);
