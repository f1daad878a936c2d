import { pushStatuses } from '@domain/tan/push-status';
import { openingEntry, type TanEntry, type TanEvent } from '@domain/tan/tan-entry';
import type { TanTransition } from '@domain/tan/tan-transition';
import { stepTanEntry, tanTransitions } from '@domain/tan/tan-transitions';
import {
  app,
  available,
  denied,
  expire,
  expired,
  failed,
  free,
  given,
  invalid,
  lastTry,
  malformed,
  offline,
  pending,
  photo,
  push,
  rejected,
  replaced,
  request,
  sms,
  start,
  status,
  submit,
  typed,
} from './tan-samples';

describe('the table', () => {
  const events: readonly TanEvent[] = [
    ...(['M_TAN', 'P_TAN', 'P_TAN_PUSH'] as const).map((type): TanEvent => ({ kind: 'select', type })),
    ...[sms, photo, push, free, app].map(given),
    ...['12345', '123 456'].map(typed),
    ...pushStatuses.map(status),
    ...[invalid, lastTry, expired, denied, pending, offline, replaced, rejected, malformed].map(failed),
    ...[submit, request, expire, { kind: 'accepted' } as const],
  ];

  /** Every state that these events can lead to, and every arrow that is taken on the way. */
  function explore(): ReadonlySet<TanTransition> {
    const taken = new Set<TanTransition>();
    const known = new Map<string, TanEntry>();
    const waiting: TanEntry[] = [start, openingEntry({ available, selected: 'M_TAN', isLocked: false })];
    for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
      const name = JSON.stringify(entry);
      if (known.has(name)) continue;
      known.set(name, entry);
      for (const event of events) {
        const arrow = tanTransitions.find(({ take }) => take(entry, event) !== undefined);
        const next = stepTanEntry(entry, event);
        if (arrow === undefined) expect(next).toBe(entry);
        else {
          taken.add(arrow);
          expect(arrow).toMatchObject({ from: entry.kind, on: event.kind, to: next.kind });
        }
        waiting.push(next);
      }
    }
    return taken;
  }

  it('has no arrow that is never taken, and each leads where it says [TAN-07] [TAN-09]', () => {
    const taken = explore();
    expect(tanTransitions.filter((arrow) => !taken.has(arrow))).toEqual([]);
  });
});
