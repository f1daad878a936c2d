import {
  startIdleWatch,
  stepIdleWatch,
  type IdleEvent,
  type IdleSurroundings,
  type IdleWatch,
} from '@domain/session/idle-watch';
import type { Pulse } from '@domain/session/pulse';
import { instant } from '@domain/time/instant';

const rule = { idle: 1_200_000, countdown: 30_000 };
const start = 1_000_000_000;
const at = (seconds: number) => instant(start + seconds * 1000);

const around = (seconds: number, more: Partial<IdleSurroundings> = {}): IdleSurroundings => ({
  now: at(seconds),
  rule,
  autoResume: true,
  known: undefined,
  ...more,
});

const opened: IdleWatch = startIdleWatch(around(0));

/** The state after events at their seconds. */
function after(events: readonly (readonly [number, IdleEvent])[], more: Partial<IdleSurroundings> = {}) {
  return events.reduce(
    (watch, [seconds, event]) => stepIdleWatch(watch, event, around(seconds, more)),
    opened,
  );
}

describe('the idle watch of one tab', () => {
  it.each<[string, readonly (readonly [number, IdleEvent])[], object]>([
    ['runs until the idle time is over', [[1199, 'tick']], { kind: 'running' }],
    ['then counts down', [[1200, 'tick']], { kind: 'idling', secondsLeft: 30 }],
    ['by whole seconds', [[1228.5, 'tick']], { kind: 'idling', secondsLeft: 2 }],
    ['to its end', [[1229.999, 'tick']], { kind: 'idling', secondsLeft: 1 }],
    ['and stops', [[1230, 'tick']], { kind: 'stopped', cause: 'timeout' }],
    [
      'begins again at a sign',
      [
        [600, 'interrupt'],
        [1799, 'tick'],
      ],
      { kind: 'running' },
    ],
    [
      'begins again when the customer answers',
      [
        [1210, 'resume'],
        [1211, 'tick'],
      ],
      { kind: 'running' },
    ],
    ['comes back from the countdown by a sign', [[1210, 'interrupt']], { kind: 'running' }],
    [
      'ignores a sign within half a second of another',
      [
        [10, 'interrupt'],
        [10.4, 'interrupt'],
        [1210, 'tick'],
      ],
      { kind: 'idling', secondsLeft: 30 },
    ],
    [
      'hears the next after that',
      [
        [10, 'interrupt'],
        [10.5, 'interrupt'],
        [1210.4, 'tick'],
      ],
      { kind: 'running' },
    ],
    [
      'has ended for a laptop that slept past the end, whatever wakes it',
      [[9000, 'interrupt']],
      { kind: 'stopped', cause: 'timeout' },
    ],
    [
      'has ended for an answer that comes too late',
      [[1230, 'resume']],
      { kind: 'stopped', cause: 'timeout' },
    ],
    [
      'stays stopped',
      [
        [1230, 'tick'],
        [1231, 'resume'],
        [1, 'interrupt'],
      ],
      { kind: 'stopped', cause: 'timeout' },
    ],
  ])('%s [KIT-08]', (_case, events, state) => {
    expect(after(events)).toMatchObject(state);
  });

  it('without auto-resume comes back from the countdown by an answer only [KIT-08]', () => {
    const firm = { autoResume: false };
    expect(
      after(
        [
          [1205, 'tick'],
          [1210, 'interrupt'],
        ],
        firm,
      ),
    ).toMatchObject({ kind: 'idling', secondsLeft: 20 });
    expect(
      after(
        [
          [1205, 'tick'],
          [1210, 'resume'],
        ],
        firm,
      ),
    ).toMatchObject({ kind: 'running' });
    expect(
      after(
        [
          [600, 'interrupt'],
          [1799, 'tick'],
        ],
        firm,
      ),
    ).toMatchObject({ kind: 'running' });
  });

  it('goes by a stricter page at once, and by a laxer one from the next sign', () => {
    const payments = { rule: { idle: 270_000, countdown: 30_000 } };
    const strict = stepIdleWatch(opened, 'tick', around(275, payments));
    expect(strict).toMatchObject({ kind: 'idling', secondsLeft: 25 });
    expect(stepIdleWatch(strict, 'tick', around(276))).toMatchObject({ kind: 'idling', secondsLeft: 24 });
    const gone = stepIdleWatch(strict, 'interrupt', around(276));
    expect(stepIdleWatch(gone, 'tick', around(1400))).toMatchObject({ kind: 'running' });
  });
});

describe('the idle watch beside other tabs', () => {
  const known = (pulse: Partial<Record<keyof Pulse, number>>): Partial<IdleSurroundings> => ({
    known: {
      activeAt: at(pulse.activeAt ?? 0),
      endsAt: at(pulse.endsAt ?? 1230),
      ...(pulse.endedAt === undefined ? {} : { endedAt: at(pulse.endedAt) }),
    },
  });

  it.each<[string, number, Partial<IdleSurroundings>, object]>([
    ['goes on while another tab is used', 1210, known({ activeAt: 900, endsAt: 2130 }), { kind: 'running' }],
    ['ends with the strictest tab', 290, known({ endsAt: 300 }), { kind: 'idling', secondsLeft: 10 }],
    [
      'ends when another tab has ended it',
      20,
      known({ endedAt: 15 }),
      { kind: 'stopped', cause: 'elsewhere' },
    ],
    [
      'ends when another tab ended it in the moment it began',
      20,
      known({ endedAt: 0 }),
      { kind: 'stopped', cause: 'elsewhere' },
    ],
    [
      'takes an end from a clock that goes a second ahead',
      20,
      known({ endedAt: 21 }),
      { kind: 'stopped', cause: 'elsewhere' },
    ],
    ['was begun after the last end', 20, known({ endedAt: -5 }), { kind: 'running' }],
    ['takes no end from a clock since set back', 20, known({ endedAt: 500 }), { kind: 'running' }],
  ])('%s [KIT-08]', (_case, seconds, more, state) => {
    expect(stepIdleWatch(opened, 'tick', around(seconds, more))).toMatchObject(state);
  });

  it('a sign does not forget when another session ended', () => {
    const begun = startIdleWatch(around(50, known({ endedAt: 40 })));
    const used = stepIdleWatch(begun, 'interrupt', around(60));
    expect(used.pulse).toEqual({ activeAt: at(60), endsAt: at(1290), endedAt: at(40) });
  });

  it('counts a sign from the future as now: no clock set back keeps a session for hours', () => {
    const watch = stepIdleWatch(opened, 'tick', around(20, known({ activeAt: 7200, endsAt: 8430 })));
    expect(watch.pulse).toEqual({ activeAt: at(20), endsAt: at(1250) });
  });

  it('opening a page is a sign, and forgets neither an end nor takes over one of the future', () => {
    expect(startIdleWatch(around(50, known({ endedAt: 40 }))).pulse).toEqual({
      activeAt: at(50),
      endsAt: at(1280),
      endedAt: at(40),
    });
    expect(startIdleWatch(around(50, known({ endedAt: 400 }))).pulse).toEqual({
      activeAt: at(50),
      endsAt: at(1280),
    });
  });
});
