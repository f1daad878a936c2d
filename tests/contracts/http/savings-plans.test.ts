import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpDocumentGateway } from '@adapters/http/postbox/http-document-gateway';
import { HttpSavingsPlanGateway } from '@adapters/http/savings-plan/http-savings-plan-gateway';
import {
  httpPlanChangeRelease,
  httpPlanEndRelease,
  httpPlanRelease,
} from '@adapters/http/savings-plan/http-plan-releases';
import { intentId } from '@domain/codes/ids';
import { wkn } from '@domain/codes/wkn';
import { randomUUID } from 'node:crypto';
import { known } from '../../domain/support/known';
import { succeeded } from '../answers';
import { describeReleaseGateway } from '../gateway/release-gateway.contract';
import {
  describeSavingsPlanGateway,
  released,
  somePlan,
  type SavingsPlanBench,
} from '../gateway/savings-plan-gateway.contract';
import { proofOf } from '../support/open-order';
import { bernd, openSession, signIn } from '../support/signed-in';

/** Bernd knows ETFs and proves by SMS. */
async function bench(): Promise<SavingsPlanBench> {
  const visit = await signIn(bernd);
  await openSession(visit);
  const [depot] = succeeded(await new HttpDepotGateway(visit.client).depots()());
  if (depot === undefined) throw new Error('No depot');
  return {
    plans: new HttpSavingsPlanGateway(visit.client),
    create: httpPlanRelease(visit.client),
    change: httpPlanChangeRelease(visit.client),
    end: httpPlanEndRelease(visit.client),
    documents: new HttpDocumentGateway(visit.client),
    depotId: depot.id,
    wkns: [known(wkn('A0RPWH')), known(wkn('A0YEDG'))],
    newKey: () => intentId(randomUUID()),
    prove: (challenge) => Promise.resolve(proofOf(challenge)),
  };
}

describeSavingsPlanGateway('the bank over HTTP', bench);

const referenceOf = ({ id }: { readonly id: string }): string => id;

describeReleaseGateway('a savings plan at the bank over HTTP', async () => {
  const at = await bench();
  return {
    ...at,
    referenceOf,
    gateway: at.create,
    content: await somePlan(at),
    other: await somePlan(at, '60.00'),
  };
});

describeReleaseGateway('a change of a savings plan at the bank over HTTP', async () => {
  const at = await bench();
  const { id: planId } = await released(at.create, await somePlan(at), at);
  const of = async (rate: string) => ({ planId, plan: await somePlan(at, rate) });
  return {
    ...at,
    referenceOf,
    gateway: at.change,
    subject: planId,
    content: await of('70.00'),
    other: await of('80.00'),
  };
});
