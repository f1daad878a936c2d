import { groupIban } from '@domain/codes/group-iban';
import type { AccountType } from '@domain/depot/account-type';
import type { FundAccount } from '@domain/fund-depot/fund-conditions';
import type { FundExtent, FundOrder } from '@domain/fund-depot/fund-order';
import type { FundPart } from '@domain/fund-depot/fund-sentence';
import { amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { Instant } from '@domain/time/instant';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

const CENTS = { minDecimals: 2, maxDecimals: 2 } as const;

/** Money in EUR within a sentence. */
export const euroText = (value: Decimal, formats: Pick<Formats, 'amount'>): string =>
  formats.amount(amount(value, EUR), CENTS);

/** An account as a choice: what it is, its number, and what is available on it. */
export function accountText(
  { iban, type, isExternal, isReference, available }: FundAccount,
  { isDebited, isDiscreet }: { readonly isDebited: boolean; readonly isDiscreet: boolean },
  t: TextLookup,
  formats: Formats,
): string {
  const said = { name: nameOf(type, isReference, t), iban: groupIban(iban) };
  if (isExternal && isDebited) return t('fundDepot.account.debit', said);
  if (available === undefined) return t('fundDepot.account.plain', said);
  return t('fundDepot.account.available', {
    ...said,
    available: isDiscreet ? t('common.figure.hidden') : formats.amount(available, CENTS),
  });
}

const nameOf = (type: AccountType, isReference: boolean, t: TextLookup): string =>
  isReference ? t('fundDepot.account.reference') : t(`depot.accountType.${type}`);

/** How much an order is about. */
export function extentText({ extent, regular }: FundOrder, t: TextLookup, formats: Formats): string {
  const said = plainExtent(extent, t, formats);
  return regular === undefined
    ? said
    : t('fundDepot.extentText.REGULAR', {
        amount: said,
        interval: t(`fundDepot.interval.${regular.interval}`).toLowerCase(),
      });
}

function plainExtent(extent: FundExtent, t: TextLookup, formats: Formats): string {
  switch (extent.kind) {
    case 'AMOUNT':
      return euroText(extent.amount, formats);
    case 'PERCENT':
      return t('fundDepot.extentText.PERCENT', { percent: percentText(extent.percent, formats) });
    case 'ALL':
      return t(extent.isClosing ? 'fundDepot.extentText.CLOSE' : 'fundDepot.extentText.ALL');
  }
}

/** A percentage with no more decimals than it has. */
export const percentText = (percent: Decimal, formats: Pick<Formats, 'percent'>): string =>
  formats.percent(percent, { minDecimals: 0 });

function wordsOf(part: FundPart, t: TextLookup, formats: Formats): string {
  switch (part.kind) {
    case 'deposit':
      return t('fundDepot.sentence.deposit', { amount: euroText(part.amount, formats) });
    case 'regular':
      return t(`fundDepot.sentence.regular.${part.regular.interval}`, {
        amount: euroText(part.amount, formats),
        start: formats.day(part.regular.start),
        day: formats.dayOfMonth(part.regular.day),
      });
    case 'withdrawal':
      return t(`fundDepot.sentence.withdrawal${part.extent.kind}`, {
        amount: part.extent.kind === 'AMOUNT' ? euroText(part.extent.amount, formats) : '',
        percent: part.extent.kind === 'PERCENT' ? percentText(part.extent.percent, formats) : '',
      });
    case 'raise':
      return t('fundDepot.sentence.raise', { percent: percentText(part.percent, formats) });
    case 'until':
      return part.end === undefined
        ? t('fundDepot.sentence.open')
        : t('fundDepot.sentence.until', { end: formats.day(part.end) });
    case 'debit':
    case 'paid':
    case 'paidOut':
      return t(`fundDepot.sentence.${part.kind}`, { iban: groupIban(part.iban) });
    case 'price':
      return t(`fundDepot.sentence.price${part.side}`, { day: formats.day(part.day, 'weekdayDate') });
    case 'money':
      return t('fundDepot.sentence.money', { day: formats.day(part.day, 'weekdayDate') });
    case 'closing':
      return t('fundDepot.sentence.closing');
  }
}

/** The order in words, sentence by sentence. */
export const fundSentence = (parts: readonly FundPart[], t: TextLookup, formats: Formats): string =>
  parts.map((part) => wordsOf(part, t, formats)).join(' ');

const names = [
  'repetition',
  'amount',
  'interval',
  'day',
  'start',
  'endKind',
  'end',
  'increase',
  'extent',
  'withdrawn',
  'percent',
  'closing',
  'closingUnderstood',
  'accountIban',
  'mandateGranted',
] as const;

/** The name of a field by its path. */
export function fundFieldName(path: string, t: TextLookup): string {
  const name = names.find((each) => each === path);
  return name === undefined ? path : t(`fundDepot.field.${name}`);
}

/** A moment with its day: Montag, 23.11.2026, 12:00. */
export const momentText = (moment: Instant, formats: Pick<Formats, 'instant'>): string =>
  `${formats.instant(moment, 'weekdayDate')}, ${formats.instant(moment)}`;
