import { CHALLENGE_LIFE, FakeTanRules } from '@adapters/fake/session/fake-tan-rules';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import type { Failure } from '@domain/failure/failure';
import type { TanAnswer } from '@domain/tan/tan-answer';
import { CHALLENGES, TRIES } from '@domain/tan/tan-limits';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import { fc } from '@tests/support/properties';

function desk(...types: readonly TanType[]) {
  const clock = new ManualScheduler();
  const tan = new FakeTanRules(clock, () => ({ types: types.length === 0 ? ['M_TAN', 'P_TAN'] : types }));
  const issue = (body: unknown = 'order', type?: TanType): TanAnswer => {
    const issued = tan.issue('order', body, type);
    if (E.isLeft(issued)) throw new Error('No challenge');
    const { id } = issued.right;
    return { challengeId: id, type: issued.right.type, tan: tan.codeOf(id) };
  };
  return { clock, tan, issue };
}

const reasonOf = (verdict: E.Either<Failure, unknown>): string =>
  E.isRight(verdict) ? 'accepted' : verdict.left.kind === 'tan' ? verdict.left.reason : verdict.left.kind;

describe('the rules for TANs', () => {
  it('accept a right TAN once', () => {
    const { tan, issue } = desk();
    const proof = issue();
    expect(reasonOf(tan.redeem(proof, 'order', 'order'))).toBe('accepted');
    expect(reasonOf(tan.redeem(proof, 'order', 'order'))).toBe('expired');
  });

  it('bind the TAN to purpose and content, whatever the order of the fields [TAN-14]', () => {
    const { tan, issue } = desk();
    expect(reasonOf(tan.redeem(issue({ a: 1n, b: 2 }), 'order', { b: 2, a: 1n }))).toBe('accepted');
    expect(reasonOf(tan.redeem(issue({ a: 1n }), 'order', { a: 2n }))).toBe('validation');
    expect(reasonOf(tan.redeem(issue({ a: 1n }), 'cancellation', { a: 1n }))).toBe('validation');
  });

  it('let a challenge run out after five minutes [TAN-10]', async () => {
    const { tan, clock, issue } = desk();
    const proof = issue();
    await clock.advance(CHALLENGE_LIFE - 1);
    expect(reasonOf(tan.redeem({ ...proof, tan: 'wrong' }, 'order', 'order'))).toBe('invalid');
    await clock.advance(1);
    expect(reasonOf(tan.redeem(proof, 'order', 'order'))).toBe('expired');
  });

  it('let a new challenge take the place of the one before', () => {
    const { tan, issue } = desk();
    const first = issue();
    issue();
    expect(reasonOf(tan.redeem(first, 'order', 'order'))).toBe('expired');
  });

  it('lock after three wrong entries in a row, also over several challenges [TAN-12]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('right', 'wrong'), { maxLength: 12 }), (entries) => {
        const { tan, issue } = desk();
        let wrong = 0;
        for (const entry of entries) {
          if (wrong === TRIES) break;
          const proof = issue();
          tan.redeem(entry === 'right' ? proof : { ...proof, tan: 'wrong' }, 'order', 'order');
          wrong = entry === 'right' ? 0 : wrong + 1;
        }
        expect(tan.isLocked).toBe(wrong === TRIES);
      }),
    );
  });

  it('lock when five challenges in a row are left unused', () => {
    const { tan, issue } = desk();
    for (let count = 0; count < CHALLENGES; count++) issue();
    expect(reasonOf(tan.issue('order', 'order'))).toBe('denied');
    expect(tan.isLocked).toBe(true);
  });

  it('take the favourite type unless another agreed one is chosen', () => {
    const { issue } = desk('P_TAN', 'M_TAN');
    expect([issue().type, issue('order', 'M_TAN').type, issue('order', 'P_TAN_PUSH').type]).toEqual([
      'P_TAN',
      'M_TAN',
      'P_TAN',
    ]);
  });

  it('need nothing typed where the agreement says so [TAN-08]', () => {
    const { tan, issue } = desk('TAN_FREI');
    const { challengeId, type } = issue();
    expect(reasonOf(tan.redeem({ challengeId, type }, 'order', 'order'))).toBe('accepted');
  });
});
