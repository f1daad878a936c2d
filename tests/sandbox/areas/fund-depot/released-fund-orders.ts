import { tanHeaders, tanOf } from '../../support/werkbank';
import type { Ready } from '../order/release/released-action';
import type { TradingDesk } from '../order/trading';
import { deposit, FundDesk, type FundRequest } from './fund-desk';

const WRONG_TAN = '999999';

/** The desk of the same customer, whose depot is one for funds from now on. */
async function fundDeskOf({ werkbank, customer }: TradingDesk): Promise<FundDesk> {
  const desk = new FundDesk(werkbank, customer);
  const { db } = werkbank.bank;
  await db
    .updateTable('depot')
    .set({ depot_type: 'COMINVEST' })
    .where('client_id', '=', desk.clientId)
    .execute();
  return desk;
}

const bodyOf = (desk: FundDesk, value: string): Promise<FundRequest> => desk.body(deposit(value));

/** The kinds of released actions of a fund depot. */
export const releasedFundOrders: readonly (readonly [
  kind: string,
  prepare: (desk: TradingDesk) => Promise<Ready>,
])[] = [
  [
    'FUND_ORDER',
    async (trading) => {
      const desk = await fundDeskOf(trading);
      const [body, other] = [await bodyOf(desk, '100.00'), await bodyOf(desk, '101.00')];
      const validated = await desk.validate(body);
      return {
        send: (proof) => desk.customer.post(desk.path, body, proof),
        sendOther: (proof) => desk.customer.post(desk.path, other, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { amount: { value: '100.00', unit: 'EUR' }, state: 'PENDING' },
      };
    },
  ],
  [
    'FUND_ORDER_CHANGE',
    async (trading) => {
      const desk = await fundDeskOf(trading);
      const { fundOrderId } = await desk.make(deposit('100.00'));
      const one = `${desk.path}/${fundOrderId}`;
      const [body, other] = [await bodyOf(desk, '110.00'), await bodyOf(desk, '111.00')];
      const validated = await desk.validate(body, fundOrderId);
      return {
        send: (proof) => desk.customer.patch(one, body, proof),
        sendOther: (proof) => desk.customer.patch(one, other, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { fundOrderId, amount: { value: '110.00', unit: 'EUR' }, version: '2' },
      };
    },
  ],
  [
    'FUND_ORDER_CANCELLATION',
    async (trading) => {
      const desk = await fundDeskOf(trading);
      const [one, other] = [await desk.make(deposit('100.00')), await desk.make(deposit('100.00'))];
      const validated = await desk.validate({}, one.fundOrderId);
      return {
        send: (proof) => desk.customer.delete(`${desk.path}/${one.fundOrderId}`, proof),
        sendOther: (proof) => desk.customer.delete(`${desk.path}/${other.fundOrderId}`, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { fundOrderId: one.fundOrderId, state: 'CANCELLED' },
      };
    },
  ],
  [
    'FUND_REFERENCE_ACCOUNT',
    async (trading) => {
      const desk = await fundDeskOf(trading);
      const path = `/api/brokerage/depots/${desk.depotId}/v1/referenceaccount`;
      await desk.werkbank.bank.db.deleteFrom('fund_depot').where('client_id', '=', desk.clientId).execute();
      const body = { iban: 'DE89370400440532013000' };
      const validated = await desk.customer.post(`${path}/validation`, body);
      return {
        send: (proof) => desk.customer.patch(path, body, proof),
        sendOther: (proof) => desk.customer.patch(path, { iban: 'AT611904300234573201' }, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { depotId: desk.depotId, iban: 'DE89370400440532013000', external: true },
      };
    },
  ],
];
