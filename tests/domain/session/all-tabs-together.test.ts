import {
  startIdleWatch,
  stepIdleWatch,
  type IdleSurroundings,
  type IdleWatch,
} from '@domain/session/idle-watch';
import { joined, type Pulse } from '@domain/session/pulse';
import { instant } from '@domain/time/instant';
import { fc } from '@tests/support/properties';

/** Nothing lasts longer here than this many ms. */
const HOUR = 3_600_000;
const COUNTDOWN = 30_000;

/** What happens in some tab: it looks at the clock, or its customer does something; so many ms after the last. */
interface Happening {
  readonly tab: number;
  readonly event: 'tick' | 'interrupt' | 'resume';
  readonly pause: number;
}

/** Tabs with rules of their own on one clock and one storage; storage is read at each step, as the use case does. */
class Tabs {
  now = instant(HOUR);
  lastSign = this.now;
  #known: Pulse | undefined;
  readonly #watches: IdleWatch[];
  readonly #idle: readonly number[];

  constructor(idle: readonly number[]) {
    this.#idle = idle;
    this.#watches = idle.map((_, tab) => this.#share(startIdleWatch(this.#around(tab))));
  }

  /** Moves on and lets a tab step; true if the session is over there. */
  step({ tab, event, pause }: Happening): boolean {
    this.now = instant(this.now + pause);
    const watch = this.#watches[tab % this.#idle.length];
    if (watch === undefined) throw new Error('No such tab');
    const next = this.#share(stepIdleWatch(watch, event, this.#around(tab % this.#idle.length)));
    this.#watches[tab % this.#idle.length] = next;
    if (next.pulse.activeAt === this.now) this.lastSign = this.now;
    return next.kind === 'stopped';
  }

  /** When the strictest tab ends if nobody gives a sign. */
  get end(): number {
    return this.lastSign + Math.min(...this.#idle) + COUNTDOWN;
  }

  /** All look at the clock at once. */
  look(): readonly IdleWatch['kind'][] {
    return this.#watches.map((watch, tab) => {
      const next = this.#share(stepIdleWatch(watch, 'tick', this.#around(tab)));
      this.#watches[tab] = next;
      return next.kind;
    });
  }

  #share(watch: IdleWatch): IdleWatch {
    this.#known = this.#known === undefined ? watch.pulse : joined(this.#known, watch.pulse);
    return watch;
  }

  #around(tab: number): IdleSurroundings {
    const rule = { idle: this.#idle[tab] ?? 0, countdown: COUNTDOWN };
    return { now: this.now, rule, autoResume: true, known: this.#known };
  }
}

const idleTimes = fc.array(fc.integer({ min: 60_000, max: 1_200_000 }), { minLength: 1, maxLength: 4 });
const happenings = fc.array(
  fc.record({
    tab: fc.nat(3),
    event: fc.constantFrom('tick', 'interrupt', 'resume'),
    pause: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 400_000 })),
  }),
  { maxLength: 40 },
);

describe('all tabs of a browser, whatever happens in which order', () => {
  it('end together: none before the strictest allows, all at the first look after it [KIT-08]', () => {
    fc.assert(
      fc.property(idleTimes, happenings, (idle, script) => {
        const tabs = new Tabs(idle);
        tabs.look();
        for (const happening of script) {
          const end = tabs.end;
          const isOver = tabs.step(happening);
          expect(isOver).toBe(tabs.now >= end);
          if (isOver) break;
          tabs.look();
        }
        tabs.now = instant(Math.max(tabs.now, tabs.end - 1));
        const before = new Set(tabs.look());
        tabs.now = instant(Math.max(tabs.now, tabs.end));
        expect(before.size).toBe(1);
        expect(new Set(tabs.look())).toEqual(new Set(['stopped']));
      }),
    );
  });
});
