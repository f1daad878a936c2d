import type { Journal } from '@sandbox/ledger/journal';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Answers } from '../check/answers';
import type { ApplicationProduct } from '../product';
import type { ApplicationRow } from '../store/application-store';

/** An application whose product is opened now. */
export interface Opening {
  readonly bank: Bank;
  readonly tx: BankTransaction;
  readonly row: ApplicationRow;
  readonly product: ApplicationProduct;
  readonly answers: Answers;
  readonly clientId: string;
  /** A second holder, who is a customer by now. */
  readonly secondClientId: string | null;
  /** By which products of the client are numbered. */
  readonly accessNumber: string;
  readonly journal: Journal;
  readonly at: Date;
}

/** The name of whom it is opened for. */
export const holderOf = ({ answers }: Opening): string =>
  [answers.get('PERSON.VORNAME_I1'), answers.get('PERSON.NAME_I1')].filter(Boolean).join(' ');
