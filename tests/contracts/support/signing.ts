import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import type { Depot } from '@domain/depot/depot';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import { intentId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { randomUUID } from 'node:crypto';
import { challengeIn } from '../gateway/release-gateway.contract';
import { shownTan, type Customer, type Visit } from './signed-in';
import { valueOf } from './value-of';

/** What is released: the challenge the portal shows, and what has to be read on both devices, as label and value. */
export interface Signing {
  readonly challenge: TanChallenge;
  readonly sentence: string;
  readonly lines: Readonly<Record<string, unknown>>;
}

/** One kind: whose release it is, and how it comes to a challenge. */
export interface SigningCase {
  readonly customer: Customer;
  readonly sign: (visit: Visit) => Promise<Signing>;
}

/** A key that nothing was released with. */
export const newKey = () => intentId(randomUUID());

/** The right proof of a challenge, as the telephone shows it. */
export const proverOf = (customer: Customer) => async (challenge: TanChallenge) => ({
  challengeId: challenge.id,
  type: challenge.type,
  tan: await shownTan(customer, challenge.id),
});

/** The challenge that comes of validating this at the bank. */
export async function asked<C, T>(gateway: ReleaseGateway<C, T>, content: C): Promise<TanChallenge> {
  return challengeIn(await valueOf(gateway.validate(content, 'M_TAN')));
}

/** The customer's first depot, or the first of a type. */
export async function depotOf({ client }: Visit, type?: Depot['type']): Promise<Depot> {
  const depots = await valueOf(new HttpDepotGateway(client).depots());
  const depot = depots.find((each) => type === undefined || each.type === type);
  if (depot === undefined) throw new Error('No depot');
  return depot;
}
