import type { Logger } from 'pino';

/** What an area does by itself, without being called. */
export interface Engine {
  /** One look at everything that is due; ends early, with the rest for the next round, once the bank closes. */
  readonly round: (ending?: AbortSignal) => Promise<void>;
}

/** An area's engine by the area's name. */
export type NamedEngine = readonly [area: string, engine: Engine];

/** How often it is asked what is due, in real milliseconds. */
const ROUND = 1_000;

/** A round whose failure is logged and holds up nothing: what was due still is in the next. */
export const triedRound = async (
  [area, engine]: NamedEngine,
  log: Logger,
  ending?: AbortSignal,
): Promise<void> => {
  try {
    await engine.round(ending);
  } catch (error) {
    log.error(error, `A round of the area ${area} failed.`);
  }
};

/** Runs an engine round after round, never two at once; the function it gives back ends that and waits for the last. */
export function inRounds(engine: NamedEngine, log: Logger): () => Promise<void> {
  const ending = new AbortController();
  let round: Promise<void> | undefined;
  const run = (): void => {
    round ??= triedRound(engine, log, ending.signal).finally(() => (round = undefined));
  };
  const timer = setInterval(run, ROUND);
  run();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  };
}

/**
 * Carries on with sleeping rows in the order of time over all of them, so that a jump of the clock over years lets every day
 * happen in its turn: a portion at a time, of it those that are due first, until none is, or nothing could be done.
 */
export async function inOrderOfTime<R extends { readonly wake_at: Date }>(
  due: () => Promise<readonly R[]>,
  carryOn: (row: R) => Promise<boolean>,
  ending?: AbortSignal,
): Promise<void> {
  let goesOn = true;
  while (goesOn && ending?.aborted !== true) {
    goesOn = false;
    const [first, ...others] = await due();
    if (first === undefined) return;
    const atOnce = others.filter(({ wake_at: at }) => at.getTime() === first.wake_at.getTime());
    for (const row of [first, ...atOnce]) goesOn = (await carryOn(row)) || goesOn;
  }
}
