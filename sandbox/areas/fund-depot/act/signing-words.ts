import { groupIban } from '@domain/codes/group-iban';
import { decimal, type Decimal } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import { EUR } from '@domain/money/unit';
import { formatGermanDate } from '@domain/time/german-date';
import { calendarDay } from '@domain/time/local-date';
import { mostCollected } from '@sandbox/areas/savings-plan/check/check-payment';
import type { Interval } from '@sandbox/areas/savings-plan/rules/plan-dates';
import type { SigningLine, SigningWords } from '@sandbox/areas/tan/tan-demand';
import { moneyText } from '@sandbox/market/catalogue/german-figures';
import type { CheckedOrder } from '../check/checked-order';
import type { FundOrderRow } from '../store/fund-record';

const INTERVAL: Readonly<Record<Interval, string>> = {
  MONTHLY: 'monatlich',
  TWO_MONTHLY: 'alle zwei Monate',
  QUARTERLY: 'vierteljährlich',
  HALF_YEARLY: 'halbjährlich',
  YEARLY: 'jährlich',
};

const percentWords = (value: Decimal): string =>
  `${formatGermanNumber(value, { minDecimals: 0, maxDecimals: 2 })} %`;

const line = (label: string, value: string): SigningLine => ({ label, value });

/** What is signed for a new order and for a changed one. */
export const fundOrderWords = (order: CheckedOrder, isChange: boolean): SigningWords => ({
  sentence: `${NAMES[order.kind]} ${isChange ? 'ändern' : 'beauftragen'}`,
  lines: [
    line('Fondsdepot', order.depotDisplayId),
    ...sizeLines(order),
    ...rhythmLines(order),
    accountLine(order),
    daysLine(order),
  ],
});

const NAMES = { DEPOSIT: 'Einzahlung ins Fondsdepot', WITHDRAWAL: 'Auszahlung aus dem Fondsdepot' } as const;

function sizeLines({ size }: CheckedOrder): readonly SigningLine[] {
  switch (size.kind) {
    case 'amount':
      return [line('Betrag', moneyText(size.amount, EUR))];
    case 'percent':
      return [line('Anteil', percentWords(size.percent))];
    case 'all':
      return [line('Umfang', size.closes ? 'alles, danach wird das Depot geschlossen' : 'alles')];
  }
}

function rhythmLines({ regular }: CheckedOrder): readonly SigningLine[] {
  if (regular === undefined) return [];
  const { rhythm, end, increase } = regular;
  return [
    line('Rhythmus', `${INTERVAL[rhythm.interval]} zum ${String(rhythm.executionDay)}.`),
    line('Ab', formatGermanDate(rhythm.start)),
    ...(end === undefined ? [] : [line('Bis', formatGermanDate(end))]),
    ...(increase === undefined ? [] : [line('Jährliche Erhöhung', percentWords(increase))]),
  ];
}

function accountLine({ kind, account }: CheckedOrder): SigningLine {
  if (kind === 'WITHDRAWAL') return line('Auf das Konto', groupIban(account.iban));
  const { mandate } = account;
  if (mandate === undefined) return line('Vom Konto', groupIban(account.iban));
  return line(
    'Lastschrift von',
    `${groupIban(account.iban)}, ${mandate.bank}, Mandat ${mandate.mandateReference}, höchstens ${moneyText(mostCollected(mandate), EUR)}`,
  );
}

/** Which price an order gets is signed: one that is released after the cut-off has to be looked at again. */
const daysLine = ({ regular, days }: CheckedOrder): SigningLine =>
  line(regular === undefined ? 'Preis vom' : 'Erster Preis vom', formatGermanDate(days.price));

/** What is signed to cancel an order or to end a regular deposit. */
export function cancellationWords(row: FundOrderRow, depot: string): SigningWords {
  const amount = row.amount === null ? undefined : moneyText(decimal(row.amount), EUR);
  const percent = row.percent === null ? undefined : percentWords(decimal(row.percent));
  return {
    sentence: `${NAMES[row.kind]} ${row.interval === null ? 'streichen' : 'beenden'}`,
    lines: [
      line('Fondsdepot', depot),
      line('Umfang', amount ?? percent ?? 'alles'),
      ...(row.price_day === null ? [] : [line('Preis vom', formatGermanDate(calendarDay(row.price_day)))]),
    ],
  };
}

/** What is signed for another reference account. */
export const referenceWords = (displayId: string, iban: string): SigningWords => ({
  sentence: 'Referenzkonto ändern',
  lines: [line('Fondsdepot', displayId), line('Neues Referenzkonto', groupIban(iban))],
});
