/** What a customer can listen to (wire.md). */
export type Topic =
  | { readonly kind: 'quotes'; readonly instrumentId: string; readonly venueId: string }
  | { readonly kind: 'orders' | 'savingsplans' | 'fundorders'; readonly depotId: string }
  | { readonly kind: 'applications' | 'notifications' }
  | { readonly kind: 'session' };

/** Reads a topic of a subscription; undefined for one the bank does not know. */
export function topicOf(text: string): Topic | undefined {
  const [kind, first, second, ...rest] = text.split('.');
  if (rest.length > 0) return undefined;
  if ((kind === 'session' || kind === 'applications' || kind === 'notifications') && first === undefined)
    return { kind };
  const isOfDepot = kind === 'orders' || kind === 'savingsplans' || kind === 'fundorders';
  if (isOfDepot && first !== undefined && second === undefined) return { kind, depotId: first };
  if (kind === 'quotes' && first !== undefined && second !== undefined) {
    return { kind, instrumentId: first, venueId: second };
  }
  return undefined;
}

/** Whether a topic tells what is in the outbox, where nothing of it is lost. */
export const isOfOutbox = ({ kind }: Topic): boolean => kind !== 'quotes' && kind !== 'session';
