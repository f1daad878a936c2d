import { isError } from '@domain/form/issue';
import type { Severity } from '@domain/message/severity';
import type { OrderField } from '@domain/order/draft/order-draft';
import { orderFieldNodes } from '@domain/order/form/order-field-nodes';
import type { PriceLineField } from '@domain/order/picture/price-lines';
import type { ObservedOrder } from './observed-order';

/** The worst that is shown at a field. */
export function severityAt(form: ObservedOrder, field: OrderField): Severity | undefined {
  const issues = form.field<unknown, unknown>(orderFieldNodes[field]).shownIssues;
  return issues.some(isError) ? 'ERROR' : issues[0]?.severity;
}

/** Enters a price as if it had been typed. */
export function enterPrice(form: ObservedOrder, price: PriceLineField, text: string): void {
  const field = form.field<string, unknown>(orderFieldNodes[price]);
  field.setValue(text);
  field.blur();
}
