import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { CHALLENGE_LIFE } from '@adapters/fake/session/fake-tan-rules';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { AwaitPushApproval, PUSH_POLL_INTERVAL } from '@application/tan/await-push-approval';
import type { PushStatus } from '@domain/tan/push-status';
import type { PushChallenge } from '@domain/tan/tan-challenge';
import * as E from 'fp-ts/Either';

function awaiting() {
  const bank = new FakeBank();
  const issued = bank.tan.issue('session', 'session-1', 'P_TAN_PUSH');
  if (E.isLeft(issued) || issued.right.type !== 'P_TAN_PUSH') throw new Error('no push challenge');
  const challenge: PushChallenge = issued.right;
  const statuses: PushStatus[] = [];
  const logger = new RecordingLogger();
  const approval = new AwaitPushApproval(new FakePushStatusGateway(bank), bank.scheduler, logger);
  const stop = approval.execute(challenge, (status) => statuses.push(status));
  return { bank, challenge, statuses, stop, logger };
}

describe('waiting for a push approval [TAN-07]', () => {
  it('asks every 3 seconds, as the documents say', async () => {
    expect(PUSH_POLL_INTERVAL).toBe(3000);
    const { bank, statuses } = awaiting();
    await bank.scheduler.advance(2999);
    expect(statuses).toEqual([]);
    await bank.scheduler.advance(6001);
    expect(statuses).toEqual(['PENDING', 'PENDING', 'PENDING']);
  });

  it.each<Exclude<PushStatus, 'PENDING'>>(['AUTHENTICATED', 'DECLINED', 'DECLINED_INVALID_TX', 'EXPIRED'])(
    'ends with %s and asks no more',
    async (status) => {
      const { bank, challenge, statuses } = awaiting();
      bank.tan.decide(challenge.id, status);
      await bank.scheduler.advance(30_000);
      expect(statuses).toEqual([status]);
      expect(bank.scheduler.waiting).toBe(0);
    },
  );

  it('learns that the challenge ran out', async () => {
    const { bank, statuses } = awaiting();
    await bank.scheduler.advance(CHALLENGE_LIFE);
    expect(statuses.at(-1)).toBe('EXPIRED');
  });

  it('says nothing after it was stopped, not even an answer under way', async () => {
    const { bank, challenge, statuses, stop } = awaiting();
    bank.faults.plan('status', { kind: 'slow', by: 1000 });
    await bank.scheduler.advance(3500);
    stop();
    bank.tan.decide(challenge.id, 'AUTHENTICATED');
    await bank.scheduler.advance(30_000);
    expect(statuses).toEqual([]);
  });

  it('does not ask twice at once, and goes on after a failure, which it logs', async () => {
    const { bank, statuses, logger } = awaiting();
    bank.faults.plan('status', { kind: 'slow', by: 7000 }, { kind: 'not-reached' });
    await bank.scheduler.advance(12_000);
    expect(statuses).toEqual(['PENDING']);
    await bank.scheduler.advance(3000);
    expect(statuses).toEqual(['PENDING', 'PENDING']);
    expect(logger.records).toEqual([
      { level: 'warn', text: 'Push approval status not readable', facts: { failure: 'no-answer' } },
    ]);
  });
});
