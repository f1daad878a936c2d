import { decimalText, sum, trimmed, zero } from '@domain/money/decimal';
import { EUR, PERCENT, PIECES } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { timestampText } from '@domain/time/wire-time';
import { accountTypeText } from '@sandbox/areas/customer/account-answer';
import {
  firstStart,
  INCREASES,
  lastStart,
  MOST_DEBIT,
  MOST_FOREIGN_DEBIT,
} from '@sandbox/areas/savings-plan/conditions/plan-limits';
import { INTERVALS } from '@sandbox/areas/savings-plan/rules/plan-dates';
import { instrumentAnswer } from '@sandbox/market/catalogue/instrument-answer';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { mostWithdrawn } from '../check/check-size';
import { modelFunds, weightOf } from '../check/model-funds';
import { freeValue, type FundFacts } from '../check/fund-facts';
import {
  DEPOSIT_DAYS,
  LEAST_LEFT,
  LEAST_ONCE,
  LEAST_REGULAR,
  LEAST_WITHDRAWN,
  MOST_ONCE,
  MOST_REGULAR,
} from '../conditions/fund-limits';
import { MODEL } from '../conditions/model';
import { CUT_OFF, daysAt } from '../rules/dealing-days';
import { cents, mandateAnswer } from './fund-answer';
import type { FundConditions } from './fund-schema';
import { referenceAnswer } from './reference-answer';

/** What orders for a fund depot can be just now. */
export function fundConditions(facts: FundFacts): FundConditions {
  const { now, accounts, held, open, depotId } = facts;
  const { date: today } = berlinTime(now);
  const days = daysAt(now);
  const { since, iban, external, bank } = referenceAnswer(depotId, accounts[0].iban, facts.referenceSince);
  return {
    depotId,
    strategy: { key: MODEL.key, text: MODEL.text },
    closedOn: facts.closedOn,
    closing: open.some(({ closes }) => closes),
    value: cents(sum(held.map(({ quantity, valueOf }) => valueOf(quantity)))),
    available: cents(freeValue(held)),
    deposit: { minimum: cents(LEAST_ONCE), maximum: cents(MOST_ONCE) },
    regular: {
      minimum: cents(LEAST_REGULAR),
      maximum: cents(MOST_REGULAR),
      intervals: [...INTERVALS],
      days: [...DEPOSIT_DAYS],
      increases: INCREASES.map((percent) => wireAmount(percent, PERCENT)),
      firstStart: firstStart(today),
      lastStart: lastStart(today),
    },
    withdrawal: {
      minimum: cents(LEAST_WITHDRAWN),
      maximum: cents(mostWithdrawn(held)),
      minimumRest: cents(LEAST_LEFT),
    },
    directDebitMaxAmount: cents(MOST_DEBIT),
    directDebitForeignMaxAmount: cents(MOST_FOREIGN_DEBIT),
    cutOffTime: CUT_OFF,
    cutOff: timestampText(days.cutOff),
    dealingDay: days.dealing,
    priceDay: days.price,
    settlementDay: days.settlement,
    accounts: accounts.map((account) => ({
      iban: account.iban,
      accountType: { key: account.accountType, text: accountTypeText(account.accountType) },
      external: account.mandate !== undefined,
      reference: account.isReference,
      available: account.available === undefined ? null : cents(account.available),
      mandate: mandateAnswer(account.mandate),
    })),
    referenceAccount: { iban, external, bank, since },
    funds: fundsOf(facts),
  };
}

/** The funds of the model, held or not, and what else is held. */
function fundsOf({ market, held, now }: FundFacts): FundConditions['funds'] {
  const models = modelFunds(market, now);
  const others = held.filter(({ instrument }) => weightOf(instrument.row.wkn) === undefined);
  return [...models, ...others].map(({ instrument, price }) => {
    const fund = held.find((each) => each.instrument === instrument);
    const weight = weightOf(instrument.row.wkn);
    return {
      instrumentId: instrument.row.wkn,
      instrument: instrumentAnswer(instrument, market),
      weight: weight === undefined ? null : decimalText(weight),
      quantity: wireAmount(trimmed(fund?.quantity ?? zero), PIECES),
      availableQuantity: wireAmount(trimmed(fund?.free ?? zero), PIECES),
      price: wireAmount(price, EUR),
      value: cents(fund?.valueOf(fund.quantity) ?? zero),
    };
  });
}
