import type { Happening, Notification, ToldTitle } from '@domain/notification/notification';
import { amount } from '@domain/money/amount';
import { compare, parseDecimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { localDate } from '@domain/time/local-date';
import type { Formats } from '@ui/i18n/formats';
import { keyedText } from '@ui/i18n/message-text';
import type { Texts } from '@ui/i18n/texts';
import { useDocumentWords } from '@ui/i18n/use-document-name';
import { useFormats, useTexts, useTextSource } from '@ui/i18n/use-texts';
import { flow } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import { useCallback } from 'react';

/** What happened, as one sentence; none where this portal has no words for it, and the bank's have to do. */
export function useHappeningWords(): (notification: Notification) => string | undefined {
  const t = useTexts();
  const texts = useTextSource();
  const formats = useFormats();
  const documentWords = useDocumentWords();
  return useCallback(
    ({ name, happening }) => {
      switch (happening.kind) {
        case 'plan':
        case 'application':
        case 'fund-order':
        case 'tax':
        case 'message':
          return happening.title && toldWords(texts, formats, happening.title);
        case 'document': {
          const words = happening.title && documentWords(happening.title);
          return words === undefined ? undefined : t('notification.words.document', { name: words });
        }
        case 'alarm':
          return t(`notification.words.alarm.${happening.direction}`, {
            name,
            level: formats.price(happening.level),
          });
        case 'executed':
          return t(`notification.words.executed.${happening.side}`, {
            name,
            quantity: formats.amount(happening.quantity),
            price: formats.price(happening.price),
          });
        case 'expired':
        case 'cancelled':
          return t(`notification.words.${happening.kind}.${happening.side}`, {
            name,
            quantity: endedQuantity(t, formats, happening),
          });
      }
    },
    [documentWords, formats, t, texts],
  );
}

/** How much of an order ended; of one that was executed in part the rest alone, out of all of it. */
function endedQuantity(t: Texts['t'], formats: Formats, { quantity, lapsed }: Ended): string {
  const all = formats.amount(quantity);
  return lapsed === undefined || compare(lapsed.value, quantity.value) >= 0
    ? all
    : t('notification.words.restOf', { rest: formats.figure(lapsed), all });
}

type Ended = Extract<Happening, { readonly kind: 'expired' | 'cancelled' }>;

/** What was told by its title; none where there are no words for all it names, or not all that the words name. */
function toldWords(texts: Texts, formats: Formats, title: ToldTitle): string | undefined {
  const key = `notification.words.told.${title.kind}`;
  const said = saidArguments(texts, formats, title);
  const named = String(texts.getResource(texts.language, 'translation', key)).matchAll(/\{\{(\w+)/gu);
  if (said === undefined || ![...named].every(([, name = '']) => name in said)) return undefined;
  const { reason, ...args } = said;
  const what = keyedText(texts, key, args);
  return what === undefined || reason === undefined
    ? what
    : texts.t('notification.words.withReason', { what, why: reason });
}

/** What a title names, as the language writes it; none where there is no word for one of it. Amounts are the customer's own. */
function saidArguments(
  texts: Texts,
  formats: Formats,
  { kind, args }: ToldTitle,
): Readonly<Record<string, string>> | undefined {
  const word = (under: string) => (value: string) => keyedText(texts, `${under}.${value}`);
  const money = flow(
    parseDecimal,
    O.map((value) => formats.amount(amount(value, EUR))),
    O.toUndefined,
  );
  const say: Readonly<Record<string, (value: string) => string | undefined>> = {
    day: flow(
      localDate,
      O.map((day) => formats.day(day)),
      O.toUndefined,
    ),
    amount: money,
    tax: money,
    product: word('postbox.product'),
    state: word('application.applicationState'),
    reason: word(kind.startsWith('FUND') ? 'fundDepot.failReason' : 'savingsPlan.reason'),
  };
  const said = Object.entries(args).flatMap(([name, value]) => {
    const words = say[name] === undefined ? value : say[name](value);
    return words === undefined ? [] : [[name, words] as const];
  });
  return said.length === Object.keys(args).length ? Object.fromEntries(said) : undefined;
}
