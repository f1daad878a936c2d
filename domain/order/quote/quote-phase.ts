import type { Quote } from './quote';

/**
 * Where trading on a quote stands. `ticket`: nothing is released yet; `asking`: a dealer is asked; `manual`: one
 * quotes by hand, which is asked for again and again; `none`: there is no quote now; `quoted`: the price stands
 * until its time is over; `accepting`: the order is on its way; `expired`: it stands no more.
 */
export type QuotePhase =
  | { readonly kind: 'ticket' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'manual' }
  | { readonly kind: 'none' }
  | { readonly kind: 'quoted'; readonly quote: Quote; readonly receivedAt: number }
  | { readonly kind: 'accepting'; readonly quote: Quote; readonly receivedAt: number }
  | { readonly kind: 'expired'; readonly quote: Quote };

/** What moves it. */
export type QuoteEvent =
  | { readonly kind: 'released' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'quoted'; readonly quote: Quote; readonly at: number }
  | { readonly kind: 'by-hand' }
  | { readonly kind: 'no-quote' }
  | { readonly kind: 'ticket-over' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'time-over' }
  | { readonly kind: 'held' }
  | { readonly kind: 'refused' };

type Transition = (phase: QuotePhase, event: QuoteEvent) => QuotePhase | undefined;
type PhaseOf<Kind extends QuotePhase['kind']> = Extract<QuotePhase, { kind: Kind }>;
type EventOf<Kind extends QuoteEvent['kind']> = Extract<QuoteEvent, { kind: Kind }>;

const isPhase = <Kind extends QuotePhase['kind']>(
  phase: QuotePhase,
  kinds: readonly Kind[],
): phase is PhaseOf<Kind> => kinds.some((kind) => kind === phase.kind);

const isEvent = <Kind extends QuoteEvent['kind']>(event: QuoteEvent, kind: Kind): event is EventOf<Kind> =>
  event.kind === kind;

const step =
  <From extends QuotePhase['kind'], On extends QuoteEvent['kind']>(
    from: readonly From[],
    on: On,
    to: (phase: PhaseOf<From>, event: EventOf<On>) => QuotePhase,
  ): Transition =>
  (phase, event) =>
    isPhase(phase, from) && isEvent(event, on) ? to(phase, event) : undefined;

/**
 * Every step of trading on a quote (rules.md 6). Nothing leads to `accepting` but the customer's own action, and
 * nothing but the customer asks again: a price that is over is never followed by one nobody asked for.
 */
const transitions: readonly Transition[] = [
  step(['ticket'], 'released', () => ({ kind: 'asking' })),
  step(['none', 'quoted', 'expired'], 'ask', () => ({ kind: 'asking' })),
  step(['asking', 'manual'], 'quoted', (_, { quote, at }) => ({ kind: 'quoted', quote, receivedAt: at })),
  step(['asking', 'manual'], 'by-hand', () => ({ kind: 'manual' })),
  step(['asking', 'manual'], 'no-quote', () => ({ kind: 'none' })),
  step(['quoted'], 'accept', (phase) => ({ ...phase, kind: 'accepting' })),
  step(['accepting'], 'held', (phase) => ({ ...phase, kind: 'quoted' })),
  step(['quoted'], 'time-over', ({ quote }) => ({ kind: 'expired', quote })),
  step(['accepting'], 'refused', ({ quote }) => ({ kind: 'expired', quote })),
  step(['asking', 'manual', 'none', 'accepting', 'expired'], 'ticket-over', () => ({ kind: 'ticket' })),
];

/** The phase after an event; one that does not concern it changes nothing. */
export function stepQuote(phase: QuotePhase, event: QuoteEvent): QuotePhase {
  for (const take of transitions) {
    const next = take(phase, event);
    if (next !== undefined) return next;
  }
  return phase;
}
