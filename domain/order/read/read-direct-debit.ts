import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Amount } from '../../money/amount';
import { iban, type Iban } from '../../codes/iban';
import { EUR } from '../../money/unit';
import type { DirectDebit } from '../direct-debit';
import type { DirectDebitDraft } from '../draft/order-draft';
import { readMoney } from './order-number';
import { at, chosen, refused, together, type Read } from './reading';

/** Reads the account that pays; only with the consent of who owns it, else it goes along with nothing (ORD-14). */
export const readDirectDebit = (draft: DirectDebitDraft): Read<DirectDebit | undefined> =>
  draft.hasConsent
    ? pipe(
        together({
          iban: readIban(draft.iban),
          maxAmount: readMaxAmount(draft.maxAmount),
          accountHolderName: chosen(
            'debitHolder',
            draft.accountHolderName.trim() || undefined,
            'order-debit-holder-missing',
          ),
        }),
        E.map(({ maxAmount, ...debit }) => ({ ...debit, ...(maxAmount === undefined ? {} : { maxAmount }) })),
      )
    : E.right(undefined);

function readIban(text: string): Read<Iban> {
  if (text.trim() === '') return refused('debitIban', 'order-iban-missing');
  return pipe(
    iban(text),
    E.orElse((problem): Read<Iban> => refused('debitIban', `order-iban-${problem}`)),
  );
}

const readMaxAmount = (text: string): Read<Amount | undefined> =>
  text.trim() === ''
    ? E.right(undefined)
    : pipe(
        at('debitMaxAmount', readMoney(text)),
        E.map((value) => ({ value, unit: EUR })),
      );
