/** What a customer can listen to (wire.md). */
export type Topic =
  | { readonly kind: 'quotes'; readonly instrumentId: string; readonly venueId: string }
  | { readonly kind: 'orders'; readonly depotId: string }
  | { readonly kind: 'session' };

/** Reads a topic of a subscription; undefined for one the bank does not know. */
export function topicOf(text: string): Topic | undefined {
  const [kind, first, second, ...rest] = text.split('.');
  if (rest.length > 0) return undefined;
  if (kind === 'session' && first === undefined) return { kind };
  if (kind === 'orders' && first !== undefined && second === undefined) return { kind, depotId: first };
  if (kind === 'quotes' && first !== undefined && second !== undefined) {
    return { kind, instrumentId: first, venueId: second };
  }
  return undefined;
}
