import type { ListProtectable } from '@application/order/list-protectable';
import { token } from '../../token';

/** What `order-protection-module` binds. */
export const orderProtectionTokens = {
  listProtectable: token<ListProtectable>('ListProtectable'),
} as const;
