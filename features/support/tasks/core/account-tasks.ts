import assert from 'node:assert/strict';
import type { AccountTransaction } from '@domain/banking/account-transaction';
import {
  foundTransactions,
  initialTransactionsView,
  monthlyEntries,
} from '@domain/banking/transactions-view';
import { amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { parseGermanDate } from '@domain/time/german-date';
import { calendarDay } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';

const TODAY = calendarDay('2026-11-23');

/** The bookings of an account, as rules of the domain show them. */
export class AccountTasks {
  #all: readonly AccountTransaction[] = [];
  #search = '';

  book(rows: readonly Readonly<Record<string, string>>[]): void {
    this.#all = rows.map(({ Buchung = '', Zweck = '', Betrag = '' }, index) => {
      const day = O.getOrElse(() => TODAY)(parseGermanDate(Buchung));
      return {
        reference: String(index),
        bookingDate: day,
        valueDate: day,
        amount: amount(Betrag.replace(',', '.'), EUR),
        type: 'TRANSFER',
        lines: [Zweck],
      };
    });
  }

  search(words: string): void {
    this.#search = words;
  }

  expectMonths(expected: readonly (readonly string[])[]): void {
    const months = monthlyEntries(this.#all, EUR).flatMap((entry) =>
      entry.kind === 'month'
        ? [
            [
              entry.month ?? '',
              ...[entry.sums.in, entry.sums.out].map(({ value }) => {
                const text = decimalText(value);
                return text === '0' ? '0,00' : text.replace('.', ',');
              }),
            ],
          ]
        : [],
    );
    assert.deepEqual(months, expected);
  }

  expectShown(purposes: readonly string[]): void {
    const view = { ...initialTransactionsView, search: this.#search };
    const found = foundTransactions(this.#all, view, TODAY, { amount: () => '', purpose: () => '' });
    assert.deepEqual(
      found.map(({ lines }) => lines.join(' ')),
      purposes,
    );
  }
}
