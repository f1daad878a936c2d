import { tanHeaders, tanOf } from '../../support/werkbank';
import type { Ready } from '../order/release/released-action';
import type { TradingDesk } from '../order/trading';
import { applied, jointWith } from './applying';
import { cfd, wire } from './sample-fields';

const WRONG_TAN = '999999';
const APPLICATIONS = '/api/customer/participants/user/v1/applications';

/** Each kind of released action about applications, made ready by the customer of the desk. */
export const releasedApplications: readonly (readonly [
  kind: string,
  prepare: (desk: TradingDesk) => Promise<Ready>,
])[] = [
  [
    'APPLICATION',
    async (desk) => {
      const url = '/api/antrag/cfd';
      const [body, other] = [{ fields: wire(cfd(6)) }, { fields: wire(cfd(5)) }];
      const validated = await desk.customer.post(`${url}/validation`, body);
      return {
        send: (proof) => desk.customer.post(url, body, proof),
        sendOther: (proof) => desk.customer.post(url, other, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { state: 'RECEIVED' },
      };
    },
  ],
  [
    'APPLICATION_CHANGE',
    async (desk) => {
      const url = '/api/antrag/karte';
      const body = { fields: wire({ 'KARTEN.GIROCARD_I1': 'J' }) };
      const other = { fields: wire({ 'KARTEN.GIROCARD_I1': 'N' }) };
      const validated = await desk.customer.post(`${url}/validation`, body);
      return {
        send: (proof) => desk.customer.patch(url, body, proof),
        sendOther: (proof) => desk.customer.patch(url, other, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { state: 'RECEIVED' },
      };
    },
  ],
  [
    'APPLICATION_RELEASE',
    async (desk) => {
      const anna = await (await desk.customer.werkbank.signIn('10000001')).activateSession();
      const said = await jointWith(desk.customer);
      const { applicationId } = await applied(anna, 'depot', said);
      const other = await applied(anna, 'depot', said);
      const release = (id: string): string => `${APPLICATIONS}/${id}/release`;
      const validated = await desk.customer.post(`${release(applicationId)}/validation`, {});
      return {
        send: (proof) => desk.customer.post(release(applicationId), {}, proof),
        sendOther: (proof) => desk.customer.post(release(other.applicationId), {}, proof),
        proof: await desk.release(validated),
        wrongProof: tanHeaders(tanOf(validated).id, WRONG_TAN),
        result: { applicationId, state: 'REVIEW' },
      };
    },
  ],
];
