import { compare, decimal, decimalText, isZero, multiply, sum, type Decimal } from '@domain/money/decimal';
import { PERCENT } from '@domain/money/unit';
import { localDate, type LocalDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import { parseDecimal } from '@domain/money/decimal';
import { planRefusals } from '@sandbox/ledger/depot/plan-refusals';
import type { WireMessage } from '@sandbox/platform/http/message';
import { MOST_INCREASE, MOST_IN_TERM, MOST_PER_PLAN } from '../conditions/plan-limits';
import { countBetween, firstNominal, nominalFrom } from '../rules/plan-dates';
import type { Checked, CheckedPlan, CheckedPosition, Extent } from './checked-plan';
import { checkPayment, debitMessages } from './check-payment';
import { checkPositions, missing } from './check-positions';
import { checkTerm, type KnownTerm } from './check-term';
import { isGiven, type PlanBody } from './plan-body';
import type { PlanFacts } from './plan-facts';
import { planMessage } from './plan-messages';

const ORIGINS = ['PORTAL', 'PLANNER', 'APPLICATION'] as const;

/** What has been found of a plan, whole or not. */
export interface PlanCheck {
  readonly messages: readonly WireMessage[];
  readonly positions: readonly CheckedPosition[];
  readonly term: KnownTerm;
  readonly name: string;
  /** Present where nothing is wrong and nothing missing. */
  readonly plan?: CheckedPlan;
}

/** Whether a plan cannot be made like this. */
export const hasErrors = (messages: readonly WireMessage[]): boolean =>
  messages.some(({ severity }) => severity === 'ERROR');

/**
 * Checks a plan, or as much of one as was sent. `before` is the start of the plan that is changed, if one is.
 */
export function checkPlan(body: PlanBody, facts: PlanFacts, extent: Extent, before?: LocalDate): PlanCheck {
  const positions = checkPositions(body, facts, extent);
  const found = positions.value ?? [];
  const payment = checkPayment(body, facts, extent);
  const { messages: termMessages, value: term = NO_TERM } = checkTerm(body, facts.today, extent, before);
  const increase = checkIncrease(body, term);
  const rates = found.flatMap(({ rate }) => rate ?? []);
  const total = sum(rates);
  const executions = executionsOf(term);
  const waiver = checkWaiver(body, found, extent);
  const messages = [
    ...personMessages(facts),
    ...(facts.depot === undefined && extent === 'full' ? [missing('depotId')] : []),
    ...positions.messages,
    ...totalMessages(total, executions),
    ...termMessages,
    ...payment.messages,
    ...debitMessages(payment.value?.mandate, total, executions === 1),
    ...increase.messages,
    ...waiver,
    ...originMessages(body),
  ];
  const name = nameOf(body, found);
  const rest = { messages, positions: found, term, name };
  const whole = found.flatMap(({ rate, ...position }) => (rate === undefined ? [] : [{ ...position, rate }]));
  if (hasErrors(messages) || extent === 'partial') return rest;
  if (term.rhythm === undefined || payment.value === undefined || facts.depot === undefined) return rest;
  return {
    ...rest,
    plan: {
      ...term,
      rhythm: term.rhythm,
      depotId: facts.depot.depotId,
      name,
      payment: payment.value,
      positions: whole,
      total,
      increase: increase.value?.percent,
      increaseFrom: increase.value?.from,
      salesDocumentsWaived: body.salesDocumentsWaived === true && waiver.length > 0,
      origin: body.origin ?? ORIGINS[0],
      proposal: body.investmentProposalDescription ?? undefined,
    },
  };
}

const NO_TERM: KnownTerm = { rhythm: undefined, end: undefined, suspension: undefined };

const personMessages = ({ customer }: PlanFacts): readonly WireMessage[] =>
  planRefusals(customer).map((key) => planMessage.error(key));

/** How often a plan with an end executes; undefined where it has none. */
const executionsOf = ({ rhythm, end }: KnownTerm): number | undefined =>
  rhythm === undefined || end === undefined ? undefined : countBetween(rhythm, firstNominal(rhythm), end);

function totalMessages(total: Decimal, executions: number | undefined): readonly WireMessage[] {
  if (compare(total, MOST_PER_PLAN) > 0) {
    return [
      planMessage.error('fehler-max-anlagebetrag-ueberschritten', {
        args: { maximalbetrag: decimalText(MOST_PER_PLAN) },
        origin: ['totalAmount'],
      }),
    ];
  }
  if (executions === undefined) return [];
  const inTerm = multiply(total, decimal(String(executions)));
  if (compare(inTerm, MOST_IN_TERM) <= 0) return [];
  return [
    planMessage.error('fehler_sparrate_zu_gross_bei_plananfang_planende_kombination', {
      args: { summe: decimalText(inTerm), maximal: decimalText(MOST_IN_TERM) },
      origin: ['totalAmount', 'startDate', 'endDate'],
    }),
  ];
}

/** By how much a plan increases every year, and from which day on where one is named. */
interface Increase {
  readonly percent: Decimal;
  readonly from: LocalDate | undefined;
}

/** An increase of 0 is none (decisions.md). */
function checkIncrease({ dynamisationAmount }: PlanBody, { rhythm }: KnownTerm): Checked<Increase> {
  const sent = dynamisationAmount?.dynamisationValue;
  if (!isGiven(sent)) return { messages: [] };
  const read = parseDecimal(sent.value);
  const percent = O.isSome(read) && sent.unit === PERCENT && read.value.scale <= 2 ? read.value : undefined;
  if (percent === undefined || percent.units < 0n || compare(percent, MOST_INCREASE) > 0) {
    return {
      messages: [
        planMessage.error('fehler-sparplan-dynamisierung-nicht-moeglich', {
          args: { maximal: decimalText(MOST_INCREASE) },
          origin: ['dynamisationAmount'],
        }),
      ],
    };
  }
  const wanted = dynamisationAmount?.dynamisationDate?.date;
  if (isZero(percent)) return { messages: [] };
  if (!isGiven(wanted)) return { messages: [], value: { percent, from: undefined } };
  const day = O.toUndefined(localDate(wanted));
  const from = rhythm === undefined || day === undefined ? day : nominalFrom(rhythm, day);
  if (from === undefined || (rhythm !== undefined && from <= firstNominal(rhythm))) {
    const origin = ['dynamisationAmount.dynamisationDate'];
    return {
      messages: [planMessage.error('fehler-sparplan-dynamisierung-beginn-nicht-moeglich', { origin })],
    };
  }
  return { messages: [], value: { percent, from } };
}

/** Funds are sold with documents, whose sending is waived before a plan is made. */
function checkWaiver(
  { salesDocumentsWaived }: PlanBody,
  positions: readonly CheckedPosition[],
  extent: Extent,
): readonly WireMessage[] {
  if (!positions.some(({ instrument }) => instrument.row.instrument_type === 'FUND')) return [];
  const origin = ['salesDocumentsWaived'];
  const say = extent === 'full' && salesDocumentsWaived !== true ? planMessage.error : planMessage.info;
  return [say('hinweis_verzicht_zusendung_verkaufsunterlagen', { origin })];
}

const originMessages = ({ origin }: PlanBody): readonly WireMessage[] =>
  !isGiven(origin) || ORIGINS.some((each) => each === origin)
    ? []
    : [planMessage.error('fehler-sparplan-herkunft-unbekannt', { origin: ['origin'] })];

/** The longest name the portal lets a customer give. */
const LONGEST_NAME = 40;

/** As many whole words of a name as there is room for. */
const wordsWithin = (name: string, room: number): string =>
  name.length <= room
    ? name
    : name
        .slice(0, room + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, room);

/** A plan without a name is named after what it buys. */
function nameOf({ savingsplanName }: PlanBody, positions: readonly CheckedPosition[]): string {
  const given = savingsplanName?.trim() ?? '';
  if (given !== '') return given;
  const [first, ...others] = positions;
  if (first === undefined) return 'Sparplan';
  const more = others.length === 0 ? '' : ` und ${String(others.length)} weitere`;
  return `${wordsWithin(first.instrument.row.name.trim(), LONGEST_NAME - more.length)}${more}`;
}

/** Nothing to be checked, as of a plan that ends. */
export const checkedNothing = (name: string): PlanCheck => ({
  messages: [],
  positions: [],
  term: NO_TERM,
  name,
});
