import { assertNever } from '../assert-never';
import type { Failure } from './failure';
import type { Instant } from '../time/instant';

/** What a screen knows of data that the bank holds; an earlier value stays visible while a newer is loaded. */
export type RemoteData<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous?: T; readonly since: Instant }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly previous?: T }
  | { readonly kind: 'loaded'; readonly value: T; readonly at: Instant };

/** Nothing asked for yet. */
export const idle: RemoteData<never> = { kind: 'idle' };

/** Asked for; what was known before stays as `previous`. */
export const loading = <T>(since: Instant, before: RemoteData<T> = idle): RemoteData<T> => ({
  kind: 'loading',
  since,
  ...previousOf(before),
});

/** The bank's answer is a failure; what was known before stays as `previous`. */
export const failed = <T>(failure: Failure, before: RemoteData<T> = idle): RemoteData<T> => ({
  kind: 'failed',
  failure,
  ...previousOf(before),
});

/** The value as the bank gave it at that moment. */
export const loaded = <T>(value: T, at: Instant): RemoteData<T> => ({ kind: 'loaded', value, at });

/** The newest value known, be it from before a reload or a failure. */
export function valueOrUndefined<T>(data: RemoteData<T>): T | undefined {
  switch (data.kind) {
    case 'idle':
      return undefined;
    case 'loading':
    case 'failed':
      return data.previous;
    case 'loaded':
      return data.value;
    default:
      return assertNever(data);
  }
}

function previousOf<T>(before: RemoteData<T>): { readonly previous?: T } {
  const previous = valueOrUndefined(before);
  return previous === undefined ? {} : { previous };
}
