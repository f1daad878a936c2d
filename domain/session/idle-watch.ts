import { instant, later, type Instant } from '../time/instant';
import { timeAllowed, type IdleRule } from './idle-rule';
import { joined, type Pulse } from './pulse';

/** Milliseconds within which further signs of the customer are not looked at (portal.md 9). */
const INTERRUPT_THROTTLE = 500;

/** Milliseconds by which the clocks of two tabs, read at once, may seem to differ. */
const CLOCK_GRAIN = 1000;

/** The watch of one tab: it runs, counts down to the end, or has stopped because the session is over. */
export type IdleWatch = {
  readonly pulse: Pulse;
  /** A session that ended before this was another one. */
  readonly startedAt: Instant;
} & (
  | { readonly kind: 'running' }
  | { readonly kind: 'idling'; readonly secondsLeft: number }
  /** By time, or because another tab has ended the session. */
  | { readonly kind: 'stopped'; readonly cause: 'timeout' | 'elsewhere' }
);

/** What happens to a watch. */
export type IdleEvent =
  /** A second has passed, or another tab has said something. */
  | 'tick'
  /** Mouse, key, touch or scroll: while counting down it only counts with auto-resume. */
  | 'interrupt'
  /** The customer answers that they go on. */
  | 'resume';

/** What a watch goes by: the device's time, the page's rule, and what the other tabs have left to be known. */
export interface IdleSurroundings {
  readonly now: Instant;
  readonly rule: IdleRule;
  readonly autoResume: boolean;
  readonly known: Pulse | undefined;
}

/** Starts to watch: opening a page is a sign of the customer. */
export function startIdleWatch({ now, rule, known }: IdleSurroundings): IdleWatch {
  const pulse = { ...(known === undefined ? {} : past(known, now, rule)), ...signAt(now, rule) };
  return { kind: 'running', startedAt: now, pulse };
}

/**
 * Moves a watch on (KIT-08). Time is read from the clock, never counted: a laptop that slept past the end has
 * ended, whatever woke it.
 */
export function stepIdleWatch(watch: IdleWatch, event: IdleEvent, around: IdleSurroundings): IdleWatch {
  const seen = look(watch, around);
  if (seen.kind === 'stopped' || event === 'tick') return seen;
  if (event === 'interrupt' && seen.kind === 'idling' && !around.autoResume) return seen;
  if (event === 'interrupt' && isThrottled(seen, around.now)) return seen;
  return look({ ...seen, pulse: { ...seen.pulse, ...signAt(around.now, around.rule) } }, around);
}

/** Whether a sign of the customer so soon after the last one changes nothing. */
export const isThrottled = ({ pulse }: IdleWatch, now: Instant): boolean =>
  now >= pulse.activeAt && now - pulse.activeAt < INTERRUPT_THROTTLE;

function look(watch: IdleWatch, { now, rule, known }: IdleSurroundings): IdleWatch {
  if (watch.kind === 'stopped') return watch;
  const { startedAt } = watch;
  const pulse = strict(past(known === undefined ? watch.pulse : joined(watch.pulse, known), now, rule), rule);
  if (pulse.endedAt !== undefined && pulse.endedAt >= startedAt)
    return { kind: 'stopped', cause: 'elsewhere', startedAt, pulse };
  if (now >= pulse.endsAt) return { kind: 'stopped', cause: 'timeout', startedAt, pulse };
  if (now < pulse.endsAt - rule.countdown) return { kind: 'running', startedAt, pulse };
  return { kind: 'idling', startedAt, pulse, secondsLeft: Math.ceil((pulse.endsAt - now) / 1000) };
}

/** The pulse without moments of the future, which come from a clock that was set back since: a sign counts as now. */
function past({ endedAt, ...signs }: Pulse, now: Instant, rule: IdleRule): Pulse {
  const isPast = (moment: Instant): boolean => moment <= now + CLOCK_GRAIN;
  return {
    ...(isPast(signs.activeAt) ? signs : signAt(now, rule)),
    ...(endedAt !== undefined && isPast(endedAt) ? { endedAt } : {}),
  };
}

/** The pulse under this page's rule, if that is stricter than the one it was written under. */
const strict = (pulse: Pulse, rule: IdleRule): Pulse => ({
  ...pulse,
  endsAt: instant(Math.min(pulse.endsAt, pulse.activeAt + timeAllowed(rule))),
});

const signAt = (now: Instant, rule: IdleRule): Pick<Pulse, 'activeAt' | 'endsAt'> => ({
  activeAt: now,
  endsAt: later(now, timeAllowed(rule)),
});
