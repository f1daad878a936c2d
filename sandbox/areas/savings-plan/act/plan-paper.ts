import { groupIban } from '@domain/codes/group-iban';
import { shortNumber } from '@domain/codes/short-number';
import { decimal, divide, multiply, rescale, subtract, sum, zero, type Decimal } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import { fileDocument } from '@sandbox/areas/document/file-document';
import type { Paper, PaperBlock } from '@sandbox/areas/document/paper';
import { germanNumber, moneyText } from '@sandbox/market/catalogue/german-figures';
import type { Market } from '@sandbox/market/market';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { instrumentOf } from '../book/plan-answer';
import { CREDITOR } from '../check/mandate';
import { positionTerms } from '../conditions/position-terms';
import { executionsAYear } from '../rules/plan-dates';
import { nextNominal, ratesOn, signedMaximum } from '../rules/plan-schedule';
import { purchaseFor, type RateTerms } from '../rules/units';
import type { PlanRow } from '../store/plan-record';
import { INTERVAL_TEXT, percentText } from './signing-words';

/** What has happened to a plan that a paper is written about; the customer ends it, or its last day makes it over. */
export type PlanEvent = 'made' | 'changed' | 'suspended' | 'resumed' | 'ended' | 'over';

/** A plan as it stands after what has happened to it, its depot by the number its customer knows. */
interface PlanPaper {
  readonly event: PlanEvent;
  readonly row: PlanRow;
  readonly depot: string;
  readonly at: Date;
}

const TITLE: Readonly<Record<PlanEvent, string>> = {
  made: 'Sparplan angelegt',
  changed: 'Sparplan geändert',
  suspended: 'Sparplan ausgesetzt',
  resumed: 'Sparplan fortgesetzt',
  ended: 'Sparplan beendet',
  over: 'Sparplan beendet',
};

const TITLE_KIND = {
  made: 'PLAN_MADE',
  changed: 'PLAN_CHANGED',
  suspended: 'PLAN_SUSPENDED',
  resumed: 'PLAN_RESUMED',
  ended: 'PLAN_ENDED',
  over: 'PLAN_ENDED',
} as const satisfies Record<PlanEvent, string>;

/** Puts what has happened to a plan on paper, in the transaction in which it happens. */
export const filePlanPaper = (
  tx: BankTransaction,
  market: Pick<Market, 'instruments'>,
  paper: PlanPaper & { readonly documentId: string },
): Promise<void> =>
  fileDocument(tx, {
    clientId: paper.row.client_id,
    documentId: paper.documentId,
    kind: 'SAVINGS_PLAN',
    name: `${TITLE[paper.event]}: ${paper.row.name}`,
    title: { kind: TITLE_KIND[paper.event], args: { name: paper.row.name } },
    subject: paper.row.plan_id,
    planId: paper.row.plan_id,
    at: paper.at,
    content: planPaper(market, paper),
  });

/** Buying to the cent: a price at which a thousandth of a piece costs one. */
const CENT_A_THOUSANDTH = decimal('10');
const HUNDRED = decimal('100');

/** One security of the plan with what buying it costs. */
interface Line {
  readonly name: string;
  readonly rate: Decimal;
  readonly terms: Omit<RateTerms, 'rate'>;
  /** What of the rate does not go into the security, at most, in EUR to the cent (rules.md 10). */
  readonly costs: Decimal;
}

/** What the paper says: the plan, and its costs beforehand while it goes on (Art. 50 DelVO (EU) 2017/565). */
function planPaper(market: Pick<Market, 'instruments'>, { event, row, depot, at }: PlanPaper): Paper {
  const { date, time } = berlinTime(instant(at.getTime()));
  const rates = ratesOn(row, nextNominal(row) ?? date);
  const lines = row.positions.map(({ instrumentId }, index) =>
    lineOf(market, instrumentId, rates[index] ?? zero),
  );
  return {
    title: TITLE[event],
    blocks: [
      {
        kind: 'facts',
        heading: 'Sparplan',
        rows: [
          ['Name', row.name],
          ['Plannummer', shortNumber(row.plan_id)],
          ['Depot', depot],
          ['Ausführung', `${INTERVAL_TEXT[row.interval]} zum ${String(row.execution_day)}.`],
          ['Ab', day(row.start_date)],
          ...(row.end_date === null ? [] : [['Bis', day(row.end_date)] as const]),
          ...(row.suspended_from === null ? [] : [['Ausgesetzt', suspensionText(row)] as const]),
          ...(row.increase === null
            ? []
            : [['Jährliche Erhöhung', percentText(decimal(row.increase))] as const]),
          ...(row.increase_from === null ? [] : [['Erste Erhöhung', day(row.increase_from)] as const]),
          ...payment(row),
          [event === 'over' ? 'Beendet am' : 'Beauftragt am', `${formatGermanDate(date)}, ${time} Uhr`],
        ],
      },
      positions(lines),
      ...(isOver(event) ? [] : [costs(row, lines)]),
      { kind: 'text', text: CLOSING[isOver(event) ? event : 'running'] },
    ],
  };
}

const CLOSING = {
  running:
    'Die Kosten sind aus den Raten berechnet, bevor gekauft wird; was ein Kauf gekostet hat, nennt seine Wertpapierabrechnung. Laufende Kosten der Wertpapiere stehen in deren Basisinformationsblättern. Dieses Schreiben ist maschinell erstellt und ohne Unterschrift gültig.',
  ended:
    'Es wird nichts mehr gekauft; was gekauft wurde, bleibt in Ihrem Depot. Dieses Schreiben ist maschinell erstellt und ohne Unterschrift gültig.',
  over: 'Der letzte Termin des Sparplans ist vorbei. Es wird nichts mehr gekauft; was gekauft wurde, bleibt in Ihrem Depot. Dieses Schreiben ist maschinell erstellt und ohne Unterschrift gültig.',
} as const;

const isOver = (event: PlanEvent): event is 'ended' | 'over' => event === 'ended' || event === 'over';

const day = (text: string): string => formatGermanDate(calendarDay(text));

const suspensionText = ({ suspended_from: from, suspended_until: until }: PlanRow): string =>
  `ab ${day(from ?? '')}${until === null ? '' : ` bis ${day(until)}`}`;

type Fact = readonly [label: string, value: string];

const payment = ({ iban, mandate, mandate_bank }: PlanRow): readonly Fact[] =>
  mandate === null
    ? [['Konto', groupIban(iban)]]
    : [
        ['Lastschrift von', [groupIban(iban), mandate_bank].filter(Boolean).join(', ')],
        ['Mandat', mandate],
        ['Gläubiger-Identifikationsnummer', CREDITOR],
        ['Höchstens je Einzug', moneyText(signedMaximum(iban), EUR)],
      ];

function lineOf(market: Pick<Market, 'instruments'>, instrumentId: string, rate: Decimal): Line {
  const instrument = instrumentOf(market, instrumentId);
  const { feePercent, otherFees } = positionTerms(instrument);
  const bought = purchaseFor({ rate, feePercent, otherFees }, CENT_A_THOUSANDTH);
  return {
    name: `${instrument.row.name}, WKN ${instrument.row.wkn}`,
    rate,
    terms: { feePercent, otherFees },
    costs: bought === undefined ? zero : subtract(bought.total, bought.value),
  };
}

const positions = (lines: readonly Line[]): PaperBlock => ({
  kind: 'table',
  heading: 'Wertpapiere',
  columns: [
    { head: 'Wertpapier', share: 6 },
    { head: 'Gebühr', share: 2, numeric: true },
    { head: 'Weitere Entgelte EUR', share: 3, numeric: true },
    { head: 'Rate EUR', share: 2, numeric: true },
  ],
  rows: lines.map(({ name, rate, terms }) => [
    name,
    percentText(terms.feePercent),
    germanNumber(rescale(terms.otherFees, 2, 'half-up')),
    germanNumber(rate),
  ]),
  foot: ['Summe', '', '', moneyText(sum(lines.map(({ rate }) => rate)), EUR)],
});

/** By execution and by year, in EUR and in percent of what is paid. */
function costs(row: PlanRow, lines: readonly Line[]): PaperBlock {
  const each = sum(lines.map((line) => line.costs));
  const paid = sum(lines.map(({ rate }) => rate));
  const times = executionsAYear(row.interval);
  const share = divide(multiply(each, HUNDRED), paid, 2, 'half-up');
  return {
    kind: 'facts',
    heading: 'Kosten',
    rows: [
      [
        'Je Ausführung',
        `${moneyText(each, EUR)} (${formatGermanNumber(share, { minDecimals: 2, maxDecimals: 2 })} % der Raten)`,
      ],
      ['Ausführungen im Jahr', String(times)],
      [
        row.increase === null ? 'Im Jahr' : 'Im Jahr, vor der nächsten Erhöhung',
        moneyText(multiply(each, decimal(String(times))), EUR),
      ],
    ],
  };
}
