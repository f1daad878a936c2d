import type { AccountId, DepotId } from '../codes/ids';
import type { Minor } from './minor';

/** The depot types of brokerage.md 3. */
export const depotTypes = ['STANDARD_DEPOT', 'SECOND_DEPOT', 'COMINVEST'] as const;

/** What a depot is for; COMINVEST holds funds only. */
export type DepotType = (typeof depotTypes)[number];

/** A custody account of the customer or of a child of theirs; the first one listed is the default. */
export interface Depot {
  readonly id: DepotId;
  /** The number the customer knows it by. */
  readonly displayId: string;
  /** UNKNOWN for a type this portal does not know. */
  readonly type: DepotType | 'UNKNOWN';
  readonly defaultSettlementAccountId: AccountId;
  /** Further settlement accounts; the default is not repeated. */
  readonly furtherSettlementAccountIds: readonly AccountId[];
  /** Whose it is, where it is not the customer's own (DEPOT_JUNIOR). */
  readonly heldFor?: Minor;
  readonly targetMarket?: string;
  /** The key of the message by which the bank refuses every savings plan of its holder (brokerage.md 6). */
  readonly planRefusal?: string;
}

/** All accounts its orders can be settled on, the default first. */
export const settlementAccountIds = (depot: Depot): readonly AccountId[] => [
  depot.defaultSettlementAccountId,
  ...depot.furtherSettlementAccountIds,
];

/** What names a depot to its customer. */
export type NamedDepot = Pick<Depot, 'type' | 'displayId' | 'heldFor'>;

/** The customer's own: what is a child's is no part of what belongs to them. */
export const ownDepots = <Held extends Pick<Depot, 'heldFor'>>(depots: readonly Held[]): readonly Held[] =>
  depots.filter(({ heldFor }) => heldFor === undefined);

/** The depots that take orders; a fund depot has pages of its own (FUN-01). */
export const tradingDepots = (depots: readonly Depot[]): readonly Depot[] =>
  depots.filter(({ type }) => type !== 'COMINVEST');
