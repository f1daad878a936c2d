import { settle } from '@adapters/fake/device/manual-scheduler';
import { SessionTanLapse } from '@application/session/session-tan-lapse';
import { withSessionTan } from '@application/session/with-session-tan';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';

const required: Failure = { kind: 'session-tan-required' };

/** A call that is refused so often for want of the session's TAN, and how often it was made. */
function refused(times: number) {
  const made = { count: 0 };
  const call = async (): Promise<E.Either<Failure, string>> => {
    made.count += 1;
    return made.count <= times ? E.left(required) : E.right('done');
  };
  return { call, made };
}

describe('a TAN of the session that lapses in the middle of a visit [TAN-01]', () => {
  it('has the call wait for the customer, who gives it again, and goes on', async () => {
    const lapse = new SessionTanLapse();
    lapse.given();
    const { call, made } = refused(1);
    const answer = withSessionTan(lapse)(call)();
    await settle();
    expect([lapse.isLapsed, made.count]).toEqual([true, 1]);
    lapse.given();
    expect(await answer).toEqual(E.right('done'));
    expect([lapse.isLapsed, made.count]).toEqual([false, 2]);
  });

  it('is asked for once, however many calls wait for it', async () => {
    const lapse = new SessionTanLapse();
    lapse.given();
    let told = 0;
    lapse.listen(() => (told += lapse.isLapsed ? 1 : 0));
    const answers = [refused(1), refused(1)].map(({ call }) => withSessionTan(lapse)(call)());
    await settle();
    expect(lapse.isLapsed).toBe(true);
    expect(told).toBe(2);
    lapse.given();
    expect(await Promise.all(answers)).toEqual([E.right('done'), E.right('done')]);
  });

  it('is left to the gate while nobody has given it at all', async () => {
    const lapse = new SessionTanLapse();
    const { call, made } = refused(1);
    expect(await withSessionTan(lapse)(call)()).toEqual(E.left(required));
    expect([lapse.isLapsed, made.count]).toEqual([false, 1]);
  });

  it('fails where it is wanted again at once: the page does not ask for ever', async () => {
    const lapse = new SessionTanLapse();
    lapse.given();
    const { call, made } = refused(2);
    const answer = withSessionTan(lapse)(call)();
    await settle();
    lapse.given();
    expect(await answer).toEqual(E.left(required));
    expect([lapse.isLapsed, made.count]).toEqual([false, 2]);
  });
});
