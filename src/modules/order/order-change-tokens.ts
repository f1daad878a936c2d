import type { KeepChange } from '@application/order-change/keep-change';
import type { PrevalidateChange } from '@application/order-change/prevalidate-change';
import type { RestoreChange } from '@application/order-change/restore-change';
import type { ChangeDrafts } from '@application/ports/change-drafts';
import type { Release } from '@application/release/release';
import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder } from '@domain/order/open/order-change';
import { token } from '../../token';

/** What `order-change-module` binds. */
export const orderChangeTokens = {
  changeDrafts: token<ChangeDrafts>('ChangeDrafts'),
  prevalidateChange: token<PrevalidateChange>('PrevalidateChange'),
  change: token<Release<ChangeOfOrder, Order>>('Change'),
  keepChange: token<KeepChange>('KeepChange'),
  restoreChange: token<RestoreChange>('RestoreChange'),
} as const;
