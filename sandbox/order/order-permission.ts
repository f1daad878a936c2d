import type { Selectable } from 'kysely';
import type { SecuritiesOrderTable } from './order-tables';

type Standing = Pick<Selectable<SecuritiesOrderTable>, 'stage' | 'status' | 'combination_id'>;

/**
 * Whether an order can be cancelled now: the venue works it and nothing else is on its way. Combined orders are
 * shown, and end with their term.
 */
export const isCancellable = ({ stage, combination_id }: Standing): boolean =>
  stage === 'WORKING' && combination_id === null;

/** Whether limit, trigger, validity or quantity can be changed: a waiting follow order cannot (rules.md 4). */
export const isChangeable = (standing: Standing): boolean =>
  isCancellable(standing) && standing.status !== 'WAITING';
