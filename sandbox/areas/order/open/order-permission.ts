import type { Selectable } from 'kysely';
import type { SecuritiesOrderTable } from '../store/order-tables';

type OpenOrder = Pick<
  Selectable<SecuritiesOrderTable>,
  'stage' | 'order_type' | 'combination_id' | 'partner_id' | 'waits_for' | 'triggered_at'
>;

/**
 * Whether an order can be cancelled now: the venue works it, or it waits for its base, and nothing else is on its
 * way. A subscription is the issuer's affair and only shown.
 */
export const isCancellable = ({ stage, waits_for }: OpenOrder): boolean =>
  stage === 'WORKING' || (stage === 'WAITING' && waits_for !== null);

/**
 * Whether limit, trigger, validity or quantity can be changed (rules.md 4): a base and a waiting follow order
 * cannot, nor can a stop that has triggered.
 */
export const isChangeable = (order: OpenOrder): boolean =>
  order.stage === 'WORKING' && !isBase(order) && order.triggered_at === null;

/** The first leg of a next order: in a combination, with neither partner nor base. */
const isBase = ({ combination_id, partner_id, waits_for }: OpenOrder): boolean =>
  combination_id !== null && partner_id === null && waits_for === null;
