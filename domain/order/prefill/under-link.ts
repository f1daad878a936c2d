import type { Snapshot } from '../../form/session/snapshot';
import type { OrderParameters } from './order-parameters';

/** An older draft under the link that leads to it: what the link names is what the customer wants now, the rest stays. */
export const underLink = (draft: Snapshot, { quantity }: OrderParameters): Snapshot =>
  quantity === undefined ? draft : { ...draft, fields: { ...draft.fields, quantity } };
