import { isSubmittable } from '@domain/tan/submittable';
import type { TanEvent } from '@domain/tan/tan-entry';
import { app, expire, free, given, photo, push, run, sms, status, submit, typed } from './tan-samples';

describe('whether a proof can be sent [TAN-11]', () => {
  it.each<[string, readonly TanEvent[], boolean]>([
    ['nothing was challenged yet', [], false],
    ['the code is missing', [given(sms)], false],
    ['the code is short of a digit', [given(sms), typed('12345')], false],
    ['the code is complete', [given(sms), typed('123456')], true],
    ['the code of a picture is complete', [given(photo), typed('123456')], true],
    ['the approval is awaited', [given(push)], false],
    ['the order is approved', [given(push), status('AUTHENTICATED')], true],
    ['the approval was declined', [given(push), status('DECLINED')], false],
    ['no TAN is asked for', [given(free)], true],
    ['the app is not served here', [given(app)], false],
    ['it is on its way', [given(free), submit], false],
    ['time is over', [given(sms), typed('123456'), expire], false],
  ])('%s', (_, events, expected) => {
    expect(isSubmittable(run(...events))).toBe(expected);
  });
});
