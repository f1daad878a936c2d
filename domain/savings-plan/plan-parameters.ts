import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { depotId, savingsPlanId, type DepotId, type SavingsPlanId } from '../codes/ids';
import { wkn } from '../codes/wkn';
import { decimalText, parseDecimal, rescale, type Decimal } from '../money/decimal';
import { localDate, type LocalDate } from '../time/local-date';
import type { CarriedThrough } from './form/plan-facts';
import { planOrigins } from './savings-plan';

/** A security of a proposed plan, and what goes into it at each execution, in EUR. */
export interface ProposedPosition {
  readonly wkn: string;
  readonly rate: Decimal;
}

/** A plan that another page's flow has worked out: all of it that the customer would else type again. */
export interface ProposedPlan {
  readonly positions: readonly ProposedPosition[];
  readonly name?: string;
  /** The day from which it is to buy. */
  readonly firstPurchase?: LocalDate;
}

/** What a link to the creation of a plan can say. */
export interface PlanParameters {
  /** WKN or ISIN of the first security. */
  readonly code?: string;
  readonly depot?: DepotId;
  readonly proposed?: ProposedPlan;
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

/** A position in an address: its WKN and EUR, with cents or without. */
const POSITION = /^(\w{6}):(\d{1,7}(?:\.\d{2})?)$/;

/** The most securities of one plan. */
export const MOST_POSITIONS = 10;

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
  const proposed = proposedIn(said);
  const proposalDescription = said('vorschlag')?.slice(0, LONGEST);
  const origin = planOrigins.find((known) => known === said('herkunft'));
  return {
    ...(code !== undefined && { code }),
    ...(depot !== undefined && { depot: depotId(depot) }),
    ...(proposed && { proposed }),
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

/** A proposal is one of securities: what else is said of it means nothing without them. */
function proposedIn(said: (name: string) => string | undefined): ProposedPlan | undefined {
  const positions = positionsIn(said('positionen') ?? '');
  if (positions.length === 0) return undefined;
  const name = said('name');
  const firstPurchase = O.toUndefined(localDate(said('ab') ?? ''));
  return { positions, ...(name !== undefined && { name }), ...(firstPurchase && { firstPurchase }) };
}

/** Each security once; what does not read is left out. */
function positionsIn(text: string): readonly ProposedPosition[] {
  const found = new Map<string, ProposedPosition>();
  for (const each of text.split(',')) {
    const [, code = '', rate = ''] = POSITION.exec(each) ?? [];
    const [read, amount] = [wkn(code), parseDecimal(rate)];
    if (E.isRight(read) && O.isSome(amount) && !found.has(read.right))
      found.set(read.right, { wkn: read.right, rate: amount.value });
  }
  return [...found.values()].slice(0, MOST_POSITIONS);
}

/** Says in an address what another page's flow begins a plan with (SAV-01). */
export const writePlanParameters = ({
  proposed,
  flow,
  carried: { wref, proposalDescription, origin },
}: Pick<PlanParameters, 'proposed' | 'flow' | 'carried'>): Readonly<Record<string, string>> => ({
  ...(proposed && written(proposed)),
  ...(wref !== undefined && { wref }),
  ...(proposalDescription !== undefined && { vorschlag: proposalDescription }),
  ...(origin !== undefined && { herkunft: origin }),
  ...(flow !== undefined && { zurueck: flow }),
});

const written = ({ positions, name, firstPurchase }: ProposedPlan): Readonly<Record<string, string>> => ({
  positionen: positions
    .map(({ wkn: code, rate }) => `${code}:${decimalText(rescale(rate, 2, 'half-up'))}`)
    .join(','),
  ...(name !== undefined && { name }),
  ...(firstPurchase !== undefined && { ab: firstPurchase }),
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
