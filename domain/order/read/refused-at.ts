import { issueAt } from '../../form/issue';
import { refused, type Refused } from '../../form/outcome';
import type { OrderField } from '../draft/order-draft';
import { orderFinding, type OrderFindingKey } from './order-finding';

/** Nothing can be read, for this reason at this field. */
export const refusedAt = (
  field: OrderField,
  key: OrderFindingKey,
  args?: Readonly<Record<string, string>>,
): Refused => refused([issueAt(field, orderFinding(key, args), 'rule')]);
