import type { TanEntryKind, TanEvent } from '@domain/tan/tan-entry';
import { failed, free, given, offline, photo, push, run } from './tan-samples';

describe('another type chosen while the bank is asked', () => {
  it.each<[string, readonly TanEvent[], TanEntryKind]>([
    [
      'what is chosen while the bank is asked is asked for next [TAN-09]',
      [{ kind: 'select', type: 'P_TAN' }, given(push)],
      'requesting',
    ],
    [
      'an SMS chosen meanwhile waits for its button [TAN-05]',
      [{ kind: 'select', type: 'M_TAN' }, given(push)],
      'choosing',
    ],
    [
      'the last of several choices counts',
      [{ kind: 'select', type: 'P_TAN' }, { kind: 'select', type: 'P_TAN_PUSH' }, given(push)],
      'awaitingPush',
    ],
    [
      'what the bank answers by itself is not asked for twice',
      [{ kind: 'select', type: 'P_TAN' }, given(photo)],
      'entering',
    ],
    [
      'a choice that is no longer to be had falls',
      [{ kind: 'select', type: 'P_TAN' }, given({ ...free, available: ['TAN_FREI'] })],
      'ready',
    ],
    [
      'a choice outlives a request that failed',
      [{ kind: 'select', type: 'P_TAN' }, failed(offline)],
      'choosing',
    ],
  ])('%s', (_, events, kind) => {
    expect(run(...events).kind).toBe(kind);
  });
});
