import { depotId, instrumentId, orderId } from '@domain/codes/ids';
import { fieldOfMessage } from './message-field';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import { changeFields, changeForm, type ChangeFormFacts } from '@domain/order/open/change-form';
import { orderMessagePlaces } from '@domain/order/check/order-message';
import type { Order } from '@domain/order/open/order';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import type { CheckedForm } from './checked-form';
import { issue, typed } from './issue-example';

/** An order of which every term can be changed, a part executed: the form is made for one that stands. */
const order: Order = {
  id: orderId('order'),
  depotId: depotId('depot'),
  createdAt: instant(0),
  legNumber: 1,
  orderType: 'STOP_LIMIT',
  status: 'OPEN',
  side: 'SELL',
  instrumentId: instrumentId('instrument'),
  quantity: amount('40', PIECES),
  openQuantity: amount('30', PIECES),
  cancelledQuantity: amount('0', PIECES),
  executedQuantity: amount('10', PIECES),
  limit: amount('95.00', EUR),
  triggerLimit: amount('96.00', EUR),
  validityType: 'GTD',
  validUntil: calendarDay('2026-12-18'),
  executions: [],
  subOrders: [],
  deletable: true,
  modifiable: true,
};

const form = changeForm(order, {});
const { nodes } = form;

/** The form of a change, with what the bank says of orders where it has the field. */
export const checkedChangeForm: CheckedForm = {
  name: 'change',
  form,
  facts: { today: calendarDay('2026-11-23') } satisfies ChangeFormFacts,
  flows: [],
  labelOf: (path) => `orderChange.field.${path}`,
  issues: Object.fromEntries([
    issue('order-change-nothing'),
    issue('order-change-quantity-up', typed(nodes.quantity, '41')),
    issue('order-change-quantity-executed', typed(nodes.quantity, '10')),
    issue('order-quantity-missing', typed(nodes.quantity, '')),
    issue('order-amount-format', typed(nodes.limit, '')),
    issue('order-amount-not-positive', typed(nodes.limit, '0')),
    issue('order-amount-thousands', typed(nodes.limit, '1.23,5')),
    issue('order-amount-decimals', typed(nodes.triggerLimit, '1,23456')),
    issue('order-date-missing', typed(nodes.validityDate, '')),
    issue('order-date-impossible', typed(nodes.validityDate, '31.02.2026')),
  ]),
  serverPlaces: Object.fromEntries(
    Object.entries(orderMessagePlaces).map(([key, place]) => [key, fieldOfMessage(place, changeFields)]),
  ),
};
