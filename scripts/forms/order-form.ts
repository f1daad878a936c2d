import { interview } from '@domain/order/interview/interview-flow';
import { orderForm } from '@domain/order/form/order-form';
import { orderMessagePlaces } from '@domain/order/check/order-message';
import type { FormSession } from '@domain/form/session/form-session';
import { fieldOfMessage } from './message-field';
import type { CheckedForm } from './checked-form';
import { issue, typed } from './issue-example';

const { nodes } = orderForm;

/** Labels of what is no field of the error summary: switches have words of their own. */
const labels: Readonly<Record<string, string>> = {
  distanceKind: 'order.price.distanceKind',
  'follow.distanceKind': 'order.price.distanceKind',
  tradingSystem: 'order.price.system',
  allowManualQuotation: 'order.price.manual',
  'debit.consent': 'order.debit.consent',
};

const limit =
  (text: string) =>
  (session: FormSession<object, object>): void => {
    session.field(nodes.orderType).setValue('LIMIT');
    session.field(nodes.limit).setValue(text);
  };

/** The order form, with what the bank says of orders. */
export const checkedOrderForm: CheckedForm = {
  name: 'order',
  form: orderForm,
  flows: [{ name: 'interview', flow: interview }],
  labelOf: (path) => labels[path] ?? `order.field.${path}`,
  issues: Object.fromEntries([
    issue('order-instrument-missing'),
    issue('order-depot-missing'),
    issue('order-account-missing'),
    issue('order-venue-missing'),
    issue('order-quantity-missing'),
    issue('order-amount-not-positive', limit('0')),
    issue('order-amount-format', limit('x')),
    issue('order-amount-thousands', limit('1.23,5')),
    issue('order-amount-decimals', limit('1,23456')),
    issue('order-date-impossible', (session) => {
      session.field(nodes.validityType).setValue('GTD');
      typed(nodes.validityDate, '31.02.2026')(session);
    }),
  ]),
  serverPlaces: Object.fromEntries(
    Object.entries(orderMessagePlaces).map(([key, place]) => [key, fieldOfMessage(place)]),
  ),
};
