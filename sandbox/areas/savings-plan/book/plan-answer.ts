import { berlinTime } from '@domain/time/berlin-time';
import { decimal, rescale, sum, trimmed, zero, type Decimal } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import { EUR, PERCENT, PIECES } from '@domain/money/unit';
import { timestampText } from '@domain/time/wire-time';
import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { instrumentAnswer } from '@sandbox/market/catalogue/instrument-answer';
import type { Market } from '@sandbox/market/market';
import { wireAmount, type WireAmount } from '@sandbox/market/price/wire-amount';
import { positionTerms } from '../conditions/position-terms';
import {
  isSuspendedOn,
  lastPotentialExecution,
  nextExecutionDates,
  nextIncrease,
  nextNominal,
  ratesOn,
} from '../rules/plan-schedule';
import type { ExecutionRow, PlanRow } from '../store/plan-record';
import type { ExecutedPosition } from '../store/plan-tables';
import type { PlanAnswer, PlanExecutionAnswer } from './plan-schema';
import { reasonText, statusText } from './plan-words';

/** How many of the days to come are told. */
const DAYS_AHEAD = 3;

const cents = (value: Decimal): WireAmount => wireAmount(rescale(value, 2, 'half-up'), EUR);

/** The terms of an instrument in the words of the wire. */
export function termsAnswer(instrument: CatalogueInstrument) {
  const terms = positionTerms(instrument);
  return {
    instrumentId: instrument.row.wkn,
    minimumRate: cents(terms.minimumRate),
    orderProvision: wireAmount(terms.feePercent, PERCENT),
    otherFees: cents(terms.otherFees),
    activeCampaign: terms.activeCampaign,
    campaignInformation: terms.campaignInformation,
    campaignEndDate: terms.campaignEnd,
    permanentCampaign: terms.permanentCampaign,
    productGroupId: terms.productGroupId ?? null,
    requiredTargetMarket: requiredMarket(terms.productGroupId),
  };
}

/** What a depot has to be for, to hold what belongs to a group. */
const requiredMarket = (productGroupId: string | undefined): string | null =>
  GROUPS.find(({ id }) => id === productGroupId)?.knowledgeClass ?? null;

/** A plan as it stands, with what became of the last day it was due on. */
export function planAnswer(
  market: Market,
  row: PlanRow,
  last: ExecutionRow | undefined,
  now: Instant,
): PlanAnswer {
  const { date: today } = berlinTime(now);
  const rates = ratesOn(row, nextNominal(row) ?? today);
  const dates = nextExecutionDates(row, DAYS_AHEAD);
  const increaseOn = nextIncrease(row);
  return {
    savingsplanId: row.plan_id,
    depotId: row.depot_id,
    savingsplanName: row.name,
    interval: row.interval,
    executionDay: row.execution_day,
    startDate: row.start_date,
    endDate: row.end_date,
    startSuspensionDate: row.suspended_from,
    endSuspensionDate: row.suspended_until,
    nextExecutionDate: dates[0] ?? null,
    nextExecutionDates: [...dates],
    lastPotentialExecutionDate: lastPotentialExecution(row) ?? null,
    creationTimestamp: timestampText(instant(row.created_at.getTime())),
    totalAmount: cents(sum(rates)),
    settlementAccountIban: row.iban,
    settlementAccountType: row.account_type,
    settlementAccountExternal: row.mandate !== null,
    mandateReference: row.mandate,
    instruments: row.positions.map(({ instrumentId }, index) => {
      const instrument = instrumentOf(market, instrumentId);
      const reason = last?.positions.find((each) => each.instrumentId === instrumentId)?.failReason;
      return {
        ...termsAnswer(instrument),
        rate: cents(rates[index] ?? zero),
        instrument: instrumentAnswer(instrument, market),
        executionFailReason: reasonText(reason ?? null),
      };
    }),
    origin: row.origin,
    dynamisationAmount:
      row.increase === null
        ? null
        : {
            dynamisationValue: wireAmount(trimmed(decimal(row.increase)), PERCENT),
            dynamisationDate: increaseOn === undefined ? null : { date: increaseOn },
          },
    investmentProposalDescription: row.proposal,
    wref: row.wref,
    salesDocumentsWaived: row.documents_waived,
    savingsplanExecutionStatus: last === undefined ? null : statusText(last.status),
    executionFailReason: reasonText(last?.fail_reason ?? null),
    status: row.stage === 'ENDED' ? 'ENDED' : isSuspendedOn(row, today) ? 'SUSPENDED' : 'ACTIVE',
    version: String(row.version),
  };
}

/** A day on which a plan was due, as it stands. */
export const executionAnswer = (market: Market, row: ExecutionRow): PlanExecutionAnswer => ({
  executionId: row.execution_id,
  nominalDate: row.nominal_date,
  executionDate: row.execution_date,
  status: statusText(row.status),
  failReason: reasonText(row.fail_reason),
  positions: row.positions.map((position) => positionAnswer(market, position)),
});

function positionAnswer(
  market: Market,
  { instrumentId, rate, purchase, failReason }: ExecutedPosition,
): PlanExecutionAnswer['positions'][number] {
  const instrument = instrumentOf(market, instrumentId);
  return {
    instrumentId: instrument.row.wkn,
    instrument: instrumentAnswer(instrument, market),
    rate: cents(decimal(rate)),
    quantity: purchase && wireAmount(decimal(purchase.quantity), PIECES),
    price: purchase && { value: purchase.price, unit: purchase.unit },
    value: purchase && cents(decimal(purchase.value)),
    fee: purchase && cents(decimal(purchase.fee)),
    // Buying is not taxed here; what a sale costs is another matter.
    tax: purchase && cents(zero),
    orderId: purchase && purchase.orderId,
    failReason: reasonText(failReason),
  };
}

/** An instrument that a plan holds; the catalogue never loses one. */
export function instrumentOf(market: Pick<Market, 'instruments'>, instrumentId: string): CatalogueInstrument {
  const instrument = market.instruments.get(instrumentId);
  if (instrument === undefined) throw new Error(`A plan holds ${instrumentId}, which is no instrument`);
  return instrument;
}
