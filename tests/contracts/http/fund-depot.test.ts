import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpFundDepotGateway } from '@adapters/http/fund-depot/http-fund-depot-gateway';
import {
  httpFundCancellationRelease,
  httpFundChangeRelease,
  httpFundOrderRelease,
  httpReferenceAccountRelease,
} from '@adapters/http/fund-depot/http-fund-releases';
import { intentId } from '@domain/codes/ids';
import { randomUUID } from 'node:crypto';
import { succeeded } from '../answers';
import { describeFundDepotGateway, someWithdrawal, type FundDepotBench } from '../fund-depot-gateway.contract';
import { describeReleaseGateway } from '../release-gateway.contract';
import { proofOf } from '../support/open-order';
import { openSession, signIn } from '../support/signed-in';

/** Frederik holds funds in a depot of their own, tied to an account at another bank. */
const frederik = { username: '10000006', password: '666666' };

async function bench(): Promise<FundDepotBench> {
  const visit = await signIn(frederik);
  await openSession(visit);
  const depots = succeeded(await new HttpDepotGateway(visit.client).depots()());
  const depot = depots.find(({ type }) => type === 'COMINVEST');
  if (depot === undefined) throw new Error('No fund depot');
  return {
    funds: new HttpFundDepotGateway(visit.client),
    create: httpFundOrderRelease(visit.client),
    change: httpFundChangeRelease(visit.client),
    cancel: httpFundCancellationRelease(visit.client),
    reference: httpReferenceAccountRelease(visit.client),
    depotId: depot.id,
    newKey: () => intentId(randomUUID()),
    prove: (challenge) => Promise.resolve(proofOf(challenge)),
  };
}

describeFundDepotGateway('the bank over HTTP', bench);

describeReleaseGateway('an order of the fund depot at the bank over HTTP', async () => {
  const at = await bench();
  return {
    ...at,
    referenceOf: ({ id }: { readonly id: string }) => id,
    gateway: at.create,
    content: await someWithdrawal(at),
    other: await someWithdrawal(at, '61.00'),
  };
});
