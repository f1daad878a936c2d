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
import {
  describeFundDepotGateway,
  someWithdrawal,
  type FundDepotBench,
} from '../gateway/fund-depot-gateway.contract';
import { describeReleaseGateway } from '../gateway/release-gateway.contract';
import { openSessionBySms, shownTan, signIn, type Customer } from '../support/signed-in';

/** Frederik holds funds in a depot of their own, tied to an account at another bank. */
const frederik: Customer = { zugangsnummer: '10000006', pin: '666666' };

async function bench(): Promise<FundDepotBench> {
  const visit = await signIn(frederik);
  await openSessionBySms(visit, frederik);
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
    prove: async ({ id, type }) => ({ challengeId: id, type, tan: await shownTan(frederik, id) }),
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
