import { inGroups } from '@tests/support/iban-in-groups';
import { HttpFundDepotGateway } from '@adapters/http/fund-depot/http-fund-depot-gateway';
import {
  httpFundCancellationRelease,
  httpFundChangeRelease,
  httpFundOrderRelease,
  httpReferenceAccountRelease,
} from '@adapters/http/fund-depot/http-fund-releases';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import {
  httpPlanChangeRelease,
  httpPlanEndRelease,
  httpPlanRelease,
} from '@adapters/http/savings-plan/http-plan-releases';
import { HttpSavingsPlanGateway } from '@adapters/http/savings-plan/http-savings-plan-gateway';
import { wkn } from '@domain/codes/wkn';
import { known } from '../../domain/support/known';
import { someWithdrawal } from '../gateway/fund-depot-gateway.contract';
import { released, somePlan } from '../gateway/savings-plan-gateway.contract';
import { bernd, type Customer, type Visit } from './signed-in';
import { type SigningCase, newKey, proverOf, asked, depotOf } from './signing';
import { valueOf } from './value-of';

/** Frederik holds funds in a depot of their own, tied to an account at another bank. */
const frederik: Customer = { zugangsnummer: '10000006', pin: '666666' };

async function planning(visit: Visit) {
  const { client } = visit;
  const depot = await depotOf(visit);
  const bench = {
    plans: new HttpSavingsPlanGateway(client),
    create: httpPlanRelease(client),
    change: httpPlanChangeRelease(client),
    end: httpPlanEndRelease(client),
    depotId: depot.id,
    wkns: [known(wkn('A0RPWH')), known(wkn('A0YEDG'))],
    newKey,
    prove: proverOf(bernd),
  } as const;
  const plan = await somePlan(bench);
  const { name } = await valueOf(new HttpInstrumentGateway(client).find('A0RPWH'));
  const [year, month, day] = plan.startDate.split('-');
  const lines = (rate: string) => ({
    Sparplan: 'Vertrag',
    Depot: depot.displayId,
    Wertpapier: expect.stringContaining(`${name} (WKN A0RPWH), ${rate} EUR, Gebühr `),
    Summe: `${rate} EUR`,
    Rhythmus: `monatlich zum ${String(plan.executionDay)}.`,
    Ab: `${day ?? ''}.${month ?? ''}.${year ?? ''}`,
    Konto: inGroups(plan.account.iban ?? ''),
  });
  return { bench, plan, lines, depot };
}

async function withdrawing(visit: Visit) {
  const depot = await depotOf(visit, 'COMINVEST');
  const at = { funds: new HttpFundDepotGateway(visit.client), depotId: depot.id };
  const of = (value: string) => someWithdrawal(at, value);
  const create = httpFundOrderRelease(visit.client);
  const place = async () => released(create, await of('60.00'), { newKey, prove: proverOf(frederik) });
  const { days } = await valueOf(at.funds.conditions(depot.id));
  const [year, month, day] = days.priceDay.split('-');
  return { depot, of, create, place, priceDay: `${day ?? ''}.${month ?? ''}.${year ?? ''}` };
}

/** What is signed of savings plans and the fund depot, calculated by hand from what is sent. */
export const investingSignings: Readonly<
  Record<
    | 'savings-plan'
    | 'savings-plan-change'
    | 'savings-plan-end'
    | 'fund-order'
    | 'fund-order-change'
    | 'fund-order-cancellation'
    | 'fund-reference-account',
    SigningCase
  >
> = {
  'savings-plan': {
    customer: bernd,
    sign: async (visit) => {
      const { bench, plan, lines } = await planning(visit);
      const challenge = await asked(bench.create, plan);
      return { challenge, sentence: 'Sparplan anlegen', lines: lines('50,00') };
    },
  },
  'savings-plan-change': {
    customer: bernd,
    sign: async (visit) => {
      const { bench, plan, lines } = await planning(visit);
      const { id: planId } = await released(bench.create, plan, bench);
      const challenge = await asked(bench.change, { planId, plan: await somePlan(bench, '70.00') });
      return { challenge, sentence: 'Sparplan ändern', lines: lines('70,00') };
    },
  },
  'savings-plan-end': {
    customer: bernd,
    sign: async (visit) => {
      const { bench, plan, depot } = await planning(visit);
      const { id: planId } = await released(bench.create, plan, bench);
      const challenge = await asked(bench.end, { planId });
      return {
        challenge,
        sentence: 'Sparplan beenden',
        lines: { Sparplan: 'Vertrag', Depot: depot.displayId },
      };
    },
  },
  'fund-order': {
    customer: frederik,
    sign: async (visit) => {
      const { depot, of, create, priceDay } = await withdrawing(visit);
      const order = await of('60.00');
      const lines = {
        Fondsdepot: depot.displayId,
        Betrag: '60,00 EUR',
        'Auf das Konto': inGroups(order.iban),
        'Preis vom': priceDay,
      };
      const challenge = await asked(create, order);
      return { challenge, sentence: 'Auszahlung aus dem Fondsdepot beauftragen', lines };
    },
  },
  'fund-order-change': {
    customer: frederik,
    sign: async (visit) => {
      const { depot, of, place, priceDay } = await withdrawing(visit);
      const { id: orderId } = await place();
      const order = await of('70.00');
      const lines = {
        Fondsdepot: depot.displayId,
        Betrag: '70,00 EUR',
        'Auf das Konto': inGroups(order.iban),
        'Preis vom': priceDay,
      };
      const challenge = await asked(httpFundChangeRelease(visit.client), { orderId, order });
      return { challenge, sentence: 'Auszahlung aus dem Fondsdepot ändern', lines };
    },
  },
  'fund-order-cancellation': {
    customer: frederik,
    sign: async (visit) => {
      const { depot, place, priceDay } = await withdrawing(visit);
      const { id: orderId } = await place();
      const challenge = await asked(httpFundCancellationRelease(visit.client), {
        depotId: depot.id,
        orderId,
      });
      const lines = { Fondsdepot: depot.displayId, Umfang: '60,00 EUR', 'Preis vom': priceDay };
      return { challenge, sentence: 'Auszahlung aus dem Fondsdepot streichen', lines };
    },
  },
  'fund-reference-account': {
    customer: frederik,
    sign: async (visit) => {
      const { id, displayId } = await depotOf(visit, 'COMINVEST');
      const iban = 'DE12500105170648489890';
      const challenge = await asked(httpReferenceAccountRelease(visit.client), { depotId: id, iban });
      const lines = { Fondsdepot: displayId, 'Neues Referenzkonto': 'DE12 5001 0517 0648 4898 90' };
      return { challenge, sentence: 'Referenzkonto ändern', lines };
    },
  },
};
