import type { Depot } from '../depot/depot';
import type { Failure } from '../failure/failure';
import { allowed, toExternal, toLogin, toRoute, type AccessDecision } from './access-decision';
import type { Product } from './product';
import type { Role } from './role';

/** The bank's own depot overview, for customers to whom this one is not offered (GU-06). */
export const EXTERNAL_DEPOT_OVERVIEW = '/lp/wt/depotuebersicht';
const NO_DEPOT = 'kein-depot';

/** GU-01: whether nobody is signed in. A session that is over names its sign-out, which says why; any other failure is followed. */
export const decideSignedIn = (failure: Failure, returnTo: string): AccessDecision | undefined =>
  failure.kind === 'session-expired' && failure.logoutUrl === undefined ? toLogin(returnTo) : undefined;

/** GU-02: a contract holder only; roles that could not be looked up are none. */
export const decideRole = (roles: readonly Role[], returnTo: string): AccessDecision =>
  roles.includes('VERTRAGNEHMER') ? allowed : toLogin(returnTo);

/** GU-03: a depot of the customer's own that holds more than funds. */
export const decideBrokerage = (products: readonly Product[]): AccessDecision =>
  products.some(isBrokerageDepot) ? allowed : toRoute(NO_DEPOT);

/** GU-05, and the pages of a security and of the watchlist (decisions.md): some depot. */
export const decideDepot = (depots: readonly Depot[]): AccessDecision =>
  depots.length > 0 ? allowed : toRoute(NO_DEPOT);

/** GU-06: the overview must be available to this customer. */
export const decideDepotOverview = ({ available }: { readonly available: boolean }): AccessDecision =>
  available ? allowed : toExternal(EXTERNAL_DEPOT_OVERVIEW);

/** GU-07: a depot that holds funds. */
export const decideFundDepot = (depots: readonly Depot[]): AccessDecision =>
  depots.some(({ type }) => type === 'COMINVEST') ? allowed : toRoute(NO_DEPOT);

/** GU-07: a depot that savings plans can buy into. */
export const decideSavingsPlan = (depots: readonly Depot[]): AccessDecision =>
  savingsPlanDepot(depots) === undefined ? toRoute(NO_DEPOT) : allowed;

/** The depot a savings plan starts from: the first that can have one (GU-07). */
export const savingsPlanDepot = <Held extends Pick<Depot, 'type'>>(
  depots: readonly Held[],
): Held | undefined => depots.find(({ type }) => type === 'STANDARD_DEPOT' || type === 'SECOND_DEPOT');

const isBrokerageDepot = ({ type, subType, connection }: Product): boolean =>
  type === 'DEPOT' && subType !== 'COMINVEST' && connection === 'CURRENT_CLIENT';
