import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { EUR, PERCENT } from '@domain/money/unit';
import { Type } from 'typebox';
import { accountTypeText } from '@sandbox/areas/customer/account-answer';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { marketOf } from '@sandbox/market/market';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { termsAnswer } from '../book/plan-answer';
import { ConditionsSchema } from '../book/plan-schema';
import { isExternalAccount } from '../check/check-payment';
import { loadPlanFacts } from '../check/plan-facts';
import {
  firstStart,
  INCREASES,
  MOST_DEBIT,
  MOST_FOREIGN_DEBIT,
  MOST_PER_PLAN,
  MOST_POSITIONS,
  startDates,
} from '../conditions/plan-limits';
import { EXECUTION_DAYS, INTERVALS } from '../rules/plan-dates';
import { PLANS, tags } from './plan-paths';

/** Room for the codes of all positions. */
const MOST_CODES = MOST_POSITIONS * 40;

const ConditionsQuery = Type.Object({
  depotId: Type.String({ maxLength: 60, description: 'The depot the plan shall be for.' }),
  wkn: Type.Optional(
    Type.String({
      maxLength: MOST_CODES,
      description: 'Instruments by WKN or ISIN, commas apart; unknown ones are left out.',
    }),
  ),
});

/** What plans can be: limits, days, accounts, and the terms of instruments (api.md 9). */
export function conditionRoutes(server: BankServer, bank: Bank): void {
  server.get(
    `${PLANS}/conditions`,
    { schema: { tags, querystring: ConditionsQuery, response: { 200: ConditionsSchema } } },
    async (request, reply) => {
      const { depotId, wkn = '' } = request.query;
      const { clientId } = signedIn(request);
      const market = await marketOf(bank);
      const facts = await loadPlanFacts(bank.db, market, clientId, depotId, bank.clock.now());
      if (facts?.depot === undefined) return refuse(reply, NOT_FOUND);
      const { date: today } = berlinTime(instant(bank.clock.now()));
      const codes = [...new Set(wkn.split(',').map((code) => code.trim()))];
      const usable = [
        ...facts.depot.accounts.filter(({ currency }) => currency === EUR),
        ...facts.accounts.filter(isExternalAccount),
      ];
      return {
        settlementAccounts: usable.flatMap(({ iban, account_type: key }) =>
          iban === null
            ? []
            : [{ accountInformation: { iban }, accountType: { key, text: accountTypeText(key) } }],
        ),
        startDates: [...startDates(today)],
        firstStartDate: firstStart(today),
        rateMaxAmountPerSavingsplan: wireAmount(MOST_PER_PLAN, EUR),
        directDebitMaxAmount: wireAmount(MOST_DEBIT, EUR),
        directDebitForeignMaxAmount: wireAmount(MOST_FOREIGN_DEBIT, EUR),
        dynamisationValues: INCREASES.map((percent) => wireAmount(percent, PERCENT)),
        intervals: [...INTERVALS],
        executionDays: [...EXECUTION_DAYS],
        instruments: codes.flatMap((code) => {
          const instrument = code === '' ? undefined : market.find(code);
          return instrument === undefined ? [] : [termsAnswer(instrument)];
        }),
      };
    },
  );
}
