import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepEntry } from './step-entry';
import { useHistoryMove } from './use-history-move';

/** A page in steps, as the browser's buttons go through it. */
export interface SteppedPage {
  /** The step shown; undefined as long as there is none. */
  readonly at: string | undefined;
  /** Whether a step stands on the way to another. */
  readonly precedes: (step: string, other: string) => boolean;
  /** Turns to a step that has been shown before, as far as that is still possible. */
  readonly turnTo: (step: string) => Promise<void>;
}

/** The router's key of an entry that it has not made itself. */
const LOADED = 'default';

/**
 * Keeps one history entry for each step of a visit: Back leads to the step before, Forward on again where the page can.
 * The page has the last word: an entry that it cannot show becomes that of the step it shows, and no button is caught.
 * What comes back gives the entry shown another query, without a step of its own.
 */
export function useStepHistory(page: SteppedPage): (search: string) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const here = stepEntry(location);
  /** Where the tab stands; the router renders it later, so that what it has rendered may be the entry before. */
  const entry = useRef({ ...here, search: location.search });
  /** The step of the entry at which the page was come to, which says nothing itself: after a reload those behind it do. */
  const first = useRef(here.trail[0]);
  /** As far as here nothing leads back: what stands before an entry that a sign-in has brought back is not of this visit. */
  const base = useRef(location.key === LOADED ? Math.max(here.trail.length - 1, 0) : 0);
  /** Who moves just now: the page goes back by itself, or turns to where the customer went. */
  const moving = useRef<'back' | 'turning'>(undefined);

  const navigated = useHistoryMove(() => void come());

  const write = (changes: Partial<typeof entry.current>, replace: boolean): void => {
    entry.current = { ...entry.current, ...changes };
    const { search, ...state } = entry.current;
    void navigate({ ...location, search }, { replace, state });
    navigated();
  };

  const follow = useEffectEvent((at: string | undefined, mayPush = true): void => {
    if (at === undefined || moving.current !== undefined) return;
    first.current ??= at;
    const trail = entry.current.trail.length > 0 ? entry.current.trail : [first.current];
    if (trail.at(-1) === at) return;
    const place = trail.indexOf(at);
    const before = place < 0 ? trail.filter((step) => page.precedes(step, at)) : trail.slice(0, place);
    const back = trail.length - 1 - Math.max(before.length, base.current);
    if (back > 0) {
      moving.current = 'back';
      void navigate(-back);
      return;
    }
    const isPushed = mayPush && before.length === trail.length;
    if (!isPushed) base.current = Math.min(base.current, before.length);
    write({ trail: [...before, at] }, !isPushed);
  });

  const come = async (): Promise<void> => {
    entry.current = { ...here, search: location.search };
    base.current = Math.min(base.current, Math.max(here.trail.length - 1, 0));
    if (moving.current === 'back') {
      moving.current = undefined;
      follow(page.at);
      return;
    }
    const wanted = here.trail.at(-1) ?? first.current;
    moving.current = 'turning';
    if (wanted !== undefined && wanted !== page.at) await page.turnTo(wanted);
    moving.current = undefined;
    follow(page.at, false);
  };

  useEffect(
    () =>
      reaction(
        () => page.at,
        (at) => follow(at),
        { fireImmediately: true },
      ),
    [page],
  );

  return (search) => write({ search }, true);
}
