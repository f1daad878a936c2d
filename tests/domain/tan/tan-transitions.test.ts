import { fc } from '@tests/support/properties';
import { challengeId } from '@domain/codes/ids';
import { pushStatuses } from '@domain/tan/push-status';
import { isSubmittable } from '@domain/tan/submittable';
import { openingEntry, type TanEntry, type TanEntryKind, type TanEvent } from '@domain/tan/tan-entry';
import { challengedEntry, stepTanEntry } from '@domain/tan/tan-transitions';
import type { TanType } from '@domain/tan/tan-type';
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
  run,
  sameId,
  sms,
  start,
  status,
  submit,
  typed,
} from './tan-samples';

describe('the steps of the TAN widget', () => {
  it.each<[string, readonly TanEvent[], TanEntryKind]>([
    ['an SMS challenge asks for the code', [given(sms)], 'entering'],
    ['a photo challenge asks for the code', [given(photo)], 'entering'],
    ['a push challenge waits for the device', [given(push)], 'awaitingPush'],
    ['TAN_FREI asks for nothing [TAN-08]', [given(free)], 'ready'],
    ['an app challenge is not served: choose another way [TAN-08]', [given(app)], 'choosing'],
    [
      'choosing M_TAN alone sends nothing [TAN-05]',
      [given(push), { kind: 'select', type: 'M_TAN' }],
      'choosing',
    ],
    [
      'the SMS is sent on request [TAN-05]',
      [given(push), { kind: 'select', type: 'M_TAN' }, request],
      'requesting',
    ],
    [
      'choosing a photo TAN asks for its challenge [TAN-09]',
      [given(sms), { kind: 'select', type: 'P_TAN' }],
      'requesting',
    ],
    ['an approved push may be submitted [TAN-07]', [given(push), status('AUTHENTICATED')], 'ready'],
    ['a pending push goes on waiting [TAN-07]', [given(push), status('PENDING')], 'awaitingPush'],
    ['a declined push offers to ask again [TAN-07]', [given(push), status('DECLINED')], 'pushRefused'],
    ['an expired push offers to ask again [TAN-07]', [given(push), status('EXPIRED')], 'pushRefused'],
    [
      'a push for other data offers to ask again [TAN-07]',
      [given(push), status('DECLINED_INVALID_TX')],
      'pushRefused',
    ],
    ['an incomplete TAN is not sent [TAN-11]', [given(sms), typed('12345'), submit], 'entering'],
    ['a complete TAN is sent [TAN-11]', [given(sms), typed('123456'), submit], 'submitting'],
    ['seven digits are a photo TAN too [TAN-06]', [given(photo), typed('1234567'), submit], 'submitting'],
    [
      'a wrong SMS code may be typed again',
      [given(sms), typed('123456'), submit, failed(invalid)],
      'entering',
    ],
    [
      'a wrong photo TAN asks for a fresh picture [TAN-06]',
      [given(photo), typed('123456'), submit, failed(invalid)],
      'requesting',
    ],
    ['the third wrong one locks [TAN-12]', [given(sms), typed('123456'), submit, failed(lastTry)], 'locked'],
    ['a locked customer is told so at once [TAN-12]', [failed(denied)], 'locked'],
    [
      'an expired TAN offers to ask again [TAN-10]',
      [given(sms), typed('123456'), submit, failed(expired)],
      'expired',
    ],
    [
      'a challenge that a later one has replaced is expired [TAN-10]',
      [given(sms), typed('123456'), submit, failed(replaced)],
      'expired',
    ],
    [
      'a challenge that is still the last known one is not [TAN-10]',
      [given(sms), typed('123456'), submit, failed(sameId)],
      'entering',
    ],
    [
      'a body other than the one challenged voids the challenge [TAN-12]',
      [given(sms), typed('123456'), submit, failed(rejected)],
      'expired',
    ],
    [
      'a request the bank could not read leads back to the field [TAN-12]',
      [given(photo), typed('123456'), submit, failed(malformed)],
      'entering',
    ],
    ['time runs out before the entry [TAN-10]', [given(photo), expire], 'expired'],
    ['an expired challenge is asked for again [TAN-10]', [given(photo), expire, request], 'requesting'],
    [
      'a push not yet approved keeps waiting',
      [given(push), status('AUTHENTICATED'), submit, failed(pending)],
      'awaitingPush',
    ],
    [
      'a failure that is not about the TAN keeps the entry',
      [given(sms), typed('123456'), submit, failed(offline)],
      'entering',
    ],
    [
      'an approved push stays approved when the bank could not be reached',
      [given(push), status('AUTHENTICATED'), submit, failed(offline)],
      'ready',
    ],
    ['a failed request leads back to the choice', [failed(offline)], 'choosing'],
    [
      'without an earlier request a type is only set [TAN-09]',
      [failed(offline), { kind: 'select', type: 'P_TAN' }],
      'choosing',
    ],
    [
      'a type set so is asked for by the button [TAN-09]',
      [failed(offline), { kind: 'select', type: 'P_TAN' }, request],
      'requesting',
    ],
    [
      'with an earlier request the choice after M_TAN sends it again [TAN-09]',
      [given(push), { kind: 'select', type: 'M_TAN' }, { kind: 'select', type: 'P_TAN' }],
      'requesting',
    ],
    ['the accepted proof ends the widget', [given(free), submit, { kind: 'accepted' }], 'accepted'],
  ])('%s', (_reason, events, kind) => {
    expect(run(...events).kind).toBe(kind);
  });

  it('keeps what was typed when the failure was not about the TAN [TAN-11]', () => {
    expect(run(given(sms), typed('123456'), submit, failed(offline))).toMatchObject({
      input: '123456',
      problem: offline,
    });
  });

  it('shows the error of a wrong photo TAN on the input of the fresh picture [TAN-06]', () => {
    const entry = run(
      given(photo),
      typed('123456'),
      submit,
      failed(invalid),
      given({ ...photo, id: challengeId('c2') }),
    );
    expect(entry).toMatchObject({ kind: 'entering', input: '', problem: invalid, challenge: { id: 'c2' } });
  });

  it('counts the tries left after a wrong code [TAN-12]', () => {
    expect(run(given(sms), typed('123456'), submit, failed(invalid))).toMatchObject({
      challenge: { triesLeft: 2 },
    });
  });
});

describe('the opening of the widget', () => {
  it.each<[TanType | undefined, TanEntryKind, string]>([
    ['M_TAN', 'choosing', 'no SMS goes out before the button is pressed [TAN-05]'],
    ['P_TAN', 'requesting', 'a picture costs the customer nothing'],
    ['P_TAN_PUSH', 'requesting', 'nor does a push'],
    [undefined, 'requesting', 'the bank takes the favourite'],
  ])('with %s is %s: %s', (selected, kind) => {
    expect(
      openingEntry({ available, isLocked: false, ...(selected === undefined ? {} : { selected }) }).kind,
    ).toBe(kind);
  });

  it('leaves it to the bank what there is to choose from, unless it is known', () => {
    expect(openingEntry()).toEqual({ kind: 'requesting', available: [], hasAsked: false });
  });

  it('starts at the entry where the challenge is there already', () => {
    expect(challengedEntry(sms)).toEqual({ kind: 'entering', challenge: sms, input: '' });
  });

  it('says at once that nothing helps any more [TAN-12]', () => {
    expect(openingEntry({ available, selected: 'M_TAN', isLocked: true }).kind).toBe('locked');
  });
});

describe('the widget whatever happens', () => {
  const event: fc.Arbitrary<TanEvent> = fc.oneof(
    fc.constantFrom<TanEvent>(submit, request, expire, { kind: 'accepted' }),
    fc
      .constantFrom('M_TAN' as const, 'P_TAN' as const, 'P_TAN_PUSH' as const)
      .map((type): TanEvent => ({ kind: 'select', type })),
    fc.constantFrom(sms, photo, push, free, app).map(given),
    fc.oneof(fc.string({ maxLength: 9 }), fc.constant('123 456')).map(typed),
    fc.constantFrom(...pushStatuses).map(status),
    fc
      .constantFrom(invalid, lastTry, expired, denied, pending, offline, replaced, rejected, malformed)
      .map(failed),
  );

  it('is sent only with a complete proof [TAN-11]', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        for (const entry of states(events)) {
          if (entry.kind === 'submitting') continue;
          expect(stepTanEntry(entry, submit).kind === 'submitting').toBe(isSubmittable(entry));
        }
      }),
    );
  });

  it('never leaves the lock nor the acceptance [TAN-12]', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const kinds = states(events).map(({ kind }) => kind);
        const end = kinds.findIndex((kind) => kind === 'locked' || kind === 'accepted');
        if (end >= 0) expect(new Set(kinds.slice(end)).size).toBe(1);
      }),
    );
  });

  it('holds digits only, and no more than the type has [TAN-05] [TAN-06]', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        for (const entry of states(events))
          if (entry.kind === 'entering') expect(entry.input).toMatch(/^\d{0,7}$/);
      }),
    );
  });

  const states = (events: readonly TanEvent[]): readonly TanEntry[] =>
    events.reduce<readonly TanEntry[]>(
      (all, next) => [...all, stepTanEntry(all.at(-1) ?? start, next)],
      [start],
    );
});
