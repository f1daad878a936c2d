import type { MessagePlace } from '@domain/order/check/order-message';

/** The field where a message of the bank about an order stands in a form with these; undefined above the form. */
export const fieldOfMessage = (place: MessagePlace, fields?: readonly string[]): string | undefined =>
  place.kind === 'field' && (fields?.includes(place.field) ?? true) ? place.field : undefined;
