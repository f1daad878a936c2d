import { tanHeaders, tanOf } from '../../../support/werkbank';
import { releasedApplications } from '../../application/released-applications';
import { releasedFundOrders } from '../../fund-depot/released-fund-orders';
import { PLANS, PlanDesk, position } from '../../savings-plan/plan-desk';
import { QuoteDesk } from '../quote/quoting';
import type { Ready } from './released-action';
import type { TradingDesk } from '../trading';

const ORDERS = '/api/brokerage/v3/orders';
const TICKET = '/api/brokerage/v3/quoteticket';
const WRONG_TAN = '999999';

/** An order that its venue has taken, far from the market. */
async function openOrder(desk: TradingDesk): Promise<{ readonly orderId: string }> {
  const { orderId } = await desk.place({ limitAt: '150.00' });
  await desk.pass(10);
  return { orderId };
}

/** Every kind of released action at the bank, by the name of its intents. */
export const kinds: readonly (readonly [kind: string, prepare: (desk: TradingDesk) => Promise<Ready>])[] = [
  [
    'ORDER',
    async (desk) => {
      const body = await desk.body({ limitAt: '150.00' });
      const other = await desk.body({ limitAt: '151.00' });
      const validated = await desk.validate(body);
      return {
        send: (proof) => desk.customer.post(ORDERS, body, proof),
        sendOther: (proof) => desk.customer.post(ORDERS, other, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { limit: { value: '150.00', unit: 'EUR' } },
      };
    },
  ],
  [
    'ORDER_CHANGE',
    async (desk) => {
      const { orderId } = await openOrder(desk);
      const change = { limit: { value: '149.00', unit: 'EUR' } };
      const other = { limit: { value: '148.00', unit: 'EUR' } };
      const validated = await desk.customer.post(`${ORDERS}/${orderId}/validation`, change);
      return {
        send: (proof) => desk.customer.patch(`${ORDERS}/${orderId}`, change, proof),
        sendOther: (proof) => desk.customer.patch(`${ORDERS}/${orderId}`, other, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { orderId, limit: { value: '149.00', unit: 'EUR' }, orderStatus: 'PENDING' },
      };
    },
  ],
  [
    'ORDER_CANCELLATION',
    async (desk) => {
      const { orderId } = await openOrder(desk);
      const other = await openOrder(desk);
      const validated = await desk.customer.post(`${ORDERS}/${orderId}/validation`, {});
      return {
        send: (proof) => desk.customer.delete(`${ORDERS}/${orderId}`, proof),
        sendOther: (proof) => desk.customer.delete(`${ORDERS}/${other.orderId}`, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { orderId, orderStatus: 'PENDING' },
      };
    },
  ],
  [
    'QUOTE_TICKET',
    async (desk) => {
      const quotes = new QuoteDesk(desk);
      const other = (await quotes.ticket(await quotes.wish())).json<{ quoteTicketId: string }>();
      const opened = await quotes.ticket(await quotes.wish());
      const { quoteTicketId } = opened.json<{ quoteTicketId: string }>();
      return {
        send: (proof) => desk.customer.patch(`${TICKET}/${quoteTicketId}`, {}, proof),
        sendOther: (proof) => desk.customer.patch(`${TICKET}/${other.quoteTicketId}`, {}, proof),
        proof: await desk.release(opened),
        wrongProof: tanHeaders(tanOf(opened).id, WRONG_TAN),
        result: { quoteTicketId },
      };
    },
  ],
  [
    'SAVINGS_PLAN',
    async ({ werkbank, customer }) => {
      const plans = new PlanDesk(werkbank, customer);
      const body = await plans.body({ instruments: [position('716460', '50.00')] });
      const other = await plans.body({ instruments: [position('716460', '51.00')] });
      const validated = await plans.validate(body);
      return {
        send: (proof) => customer.post(PLANS, body, proof),
        sendOther: (proof) => customer.post(PLANS, other, proof),
        proof: await plans.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { savingsplanName: 'Für später', status: 'ACTIVE' },
      };
    },
  ],
  [
    'SAVINGS_PLAN_CHANGE',
    async ({ werkbank, customer }) => {
      const plans = new PlanDesk(werkbank, customer);
      const one = `${PLANS}/${(await plans.make()).savingsplanId}`;
      const instruments = [position('716460', '50.00')];
      const { depotId: _, ...body } = await plans.body({ savingsplanName: 'Anders', instruments });
      const validated = await customer.post(`${one}/validation`, body);
      return {
        send: (proof) => customer.patch(one, body, proof),
        sendOther: (proof) => customer.patch(one, { ...body, savingsplanName: 'Noch anders' }, proof),
        proof: await plans.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { savingsplanName: 'Anders', version: '2' },
      };
    },
  ],
  [
    'SAVINGS_PLAN_END',
    async ({ werkbank, customer }) => {
      const plans = new PlanDesk(werkbank, customer);
      const [one, other] = [await plans.make(), await plans.make()];
      const validated = await customer.post(`${PLANS}/${one.savingsplanId}/validation`, {});
      return {
        send: (proof) => customer.delete(`${PLANS}/${one.savingsplanId}`, proof),
        sendOther: (proof) => customer.delete(`${PLANS}/${other.savingsplanId}`, proof),
        proof: await plans.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { savingsplanId: one.savingsplanId, status: 'ENDED' },
      };
    },
  ],
  ...releasedApplications,
  [
    'TARGET_MARKET',
    async (desk) => {
      const depot = `/api/brokerage/v3/depots/${desk.depotId}`;
      // What asks no more than stands needs no release, so that every trial begins below.
      await desk.customer.patch(depot, { targetMarket: 'BASIC' }, { 'idempotency-key': desk.intent() });
      const wish = { targetMarket: 'ADVANCED' };
      const validated = await desk.customer.post(`${depot}/validation`, wish);
      return {
        send: (proof) => desk.customer.patch(depot, wish, proof),
        sendOther: (proof) => desk.customer.patch(depot, { targetMarket: 'UNKNOWN' }, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { depotId: desk.depotId, targetMarket: 'ADVANCED' },
      };
    },
  ],
  // Last: from then on the customer's depot is one for funds.
  ...releasedFundOrders,
];
