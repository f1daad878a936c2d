import type { FieldRule } from '@domain/product-application/catalogue/field-spec';
import type { AskedField } from '@domain/product-application/field/asked-field';
import { readAmount, readPercent } from '@domain/product-application/field/read-amount';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { parseGermanDate, parseShortGermanDate } from '@domain/time/german-date';
import { groupIban } from '@domain/codes/group-iban';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { codeText, type Wording } from '../field-words';

/** What stands in a field, as the summary says it; undefined for nothing. */
export function saidIn({ entry, control }: AskedField, value: unknown, wording: Wording): string | undefined {
  if (control === 'flag')
    return wording.t(value === true ? 'application.summary.yes' : 'application.summary.no');
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return control === 'choice'
    ? codeText(entry, value, wording)
    : typedText(entry.spec.rule, value.trim(), wording);
}

/** What was typed as the language now shown writes it; what does not read stands as it was typed. */
function typedText({ type }: FieldRule, typed: string, { formats }: Wording): string {
  switch (type) {
    case 'amount':
      return pipe(
        readAmount(typed, {}),
        E.match(
          () => typed,
          (euros) => formats.amount(amount(euros, EUR)),
        ),
      );
    case 'percent':
      return pipe(
        readPercent(typed, {}),
        E.match(
          () => typed,
          (share) => `${formats.decimal(share)}\u00a0%`,
        ),
      );
    case 'day':
      return pipe(
        parseGermanDate(typed),
        O.match(
          () => typed,
          (day) => formats.day(day),
        ),
      );
    case 'month':
      return pipe(
        parseShortGermanDate(typed, '01'),
        O.match(
          () => typed,
          (day) => formats.day(day, 'month'),
        ),
      );
    case 'iban':
      return groupIban(typed);
    default:
      return typed;
  }
}
