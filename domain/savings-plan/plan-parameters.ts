import { depotId, savingsPlanId, type DepotId, type SavingsPlanId } from '../codes/ids';
import { decimal, decimalText, rescale, type Decimal } from '../money/decimal';
import type { CarriedThrough } from './form/plan-facts';
import { planOrigins } from './savings-plan';

/** What a link to the creation of a plan can say. */
export interface PlanParameters {
  /** WKN or ISIN of the first security. */
  readonly code?: string;
  readonly depot?: DepotId;
  /** What goes into the first security. */
  readonly rate?: Decimal;
  /** The plan that is to be changed. */
  readonly changes?: SavingsPlanId;
  /** The plan that is to be begun once more. */
  readonly like?: SavingsPlanId;
  readonly carried: CarriedThrough;
  /** The page of the portal in whose flow the plan is made; it gets the plan's id back. */
  readonly flow?: string;
}

/** The longest description of a proposal, as the bank takes it. */
const LONGEST = 500;

/** A rate in an address: EUR, with cents or without. */
const RATE = /^\d{1,7}(\.\d{2})?$/;

/** The part of an address after the question mark. */
interface Query {
  get(name: string): string | null;
}

/** Reads the address; `wref` and the proposal are carried through to the bank (SAV-01). */
export function readPlanParameters(query: Query): PlanParameters {
  const said = (name: string): string | undefined => query.get(name)?.trim() || undefined;
  const code = said('isin') ?? said('wkn');
  const depot = said('target');
  const changes = said('aendern');
  const like = said('wie');
  const flow = said('zurueck');
  const wref = said('wref');
  const rate = said('rate');
  const proposalDescription = said('vorschlag')?.slice(0, LONGEST);
  const origin = planOrigins.find((known) => known === said('herkunft'));
  return {
    ...(code !== undefined && { code }),
    ...(depot !== undefined && { depot: depotId(depot) }),
    ...(rate !== undefined && RATE.test(rate) && { rate: decimal(rate) }),
    ...(changes !== undefined && { changes: savingsPlanId(changes) }),
    ...(like !== undefined && { like: savingsPlanId(like) }),
    ...(flow !== undefined && isOwnPath(flow) && { flow }),
    carried: {
      ...(wref !== undefined && { wref }),
      ...(proposalDescription !== undefined && { proposalDescription }),
      ...(origin !== undefined && { origin }),
    },
  };
}

/** Says in an address what another page's flow begins a plan with (SAV-01). */
export const writePlanParameters = ({
  rate,
  flow,
  carried: { wref, proposalDescription, origin },
}: Pick<PlanParameters, 'rate' | 'flow' | 'carried'>): Readonly<Record<string, string>> => ({
  ...(rate !== undefined && { rate: decimalText(rescale(rate, 2, 'half-up')) }),
  ...(wref !== undefined && { wref }),
  ...(proposalDescription !== undefined && { vorschlag: proposalDescription }),
  ...(origin !== undefined && { herkunft: origin }),
  ...(flow !== undefined && { zurueck: flow }),
});

/** A path of this portal: nobody is led to another site by a link. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[\w\-./?=&%]*$/.test(path);

/** The plan that a flow got back, as its address says. */
export const planOfFlow = (query: Query): SavingsPlanId | undefined => {
  const id = query.get('savingsplanUuid');
  return id === null || id === '' ? undefined : savingsPlanId(id);
};

/** Back to the page in whose flow the plan was made, with what it is called at the bank. */
export const backToFlow = (flow: string, plan: SavingsPlanId): string =>
  `${flow}${flow.includes('?') ? '&' : '?'}savingsplanUuid=${encodeURIComponent(plan)}`;
