import type { Issue } from '@domain/form/issue';
import { localDate } from '@domain/time/local-date';
import { parseDecimal } from '@domain/money/decimal';
import type { ShownIssue } from '@ui/components/field/shown-issue';
import type { Formats } from '@ui/i18n/formats';
import { messageParts, messageText } from '@ui/i18n/message-parts';
import { isInBankWords } from '@ui/i18n/message-text';
import { useFormats, useTextSource } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import * as R from 'fp-ts/ReadonlyRecord';
import { useCallback } from 'react';

/** The words of issues in the language now shown, the bank's dates and amounts in it too. */
export function useIssueTexts(): (issue: Issue) => ShownIssue {
  const texts = useTextSource();
  const formats = useFormats();
  return useCallback(
    ({ severity, key, fallback, args }) => {
      const shown = R.map((value: string) => shownArgument(value, formats))(args);
      const speaking = { key, fallback, args: shown };
      return {
        severity,
        text: messageText(texts, speaking),
        parts: messageParts(texts, speaking),
        isBanks: isInBankWords(texts, speaking),
      };
    },
    [texts, formats],
  );
}

/** A month of the wire. */
const WIRE_MONTH = /^(\d{4})-(\d{2})$/;

const WIRE_AMOUNT = /^-?\d+\.\d+$/;

/** Arguments come in wire form: a day as 2026-11-30, a month as 2026-11, an amount as 12480.55. */
function shownArgument(value: string, formats: Formats): string {
  const day = localDate(value);
  if (O.isSome(day)) return formats.day(day.value);
  if (WIRE_MONTH.test(value)) return value.replace(WIRE_MONTH, '$2/$1');
  const amount = WIRE_AMOUNT.test(value) ? parseDecimal(value) : O.none;
  return O.isSome(amount) ? formats.decimal(amount.value, { minDecimals: 2 }) : value;
}
