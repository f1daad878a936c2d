import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { applicationRegistration } from '@application/product-application/application-registration';
import { FollowInApplication } from '@application/product-application/follow-in-application';
import { Release } from '@application/release/release';
import { FollowFailure } from '@application/session/follow-failure';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { challengeId } from '@domain/codes/ids';
import { issueAt } from '@domain/form/issue';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { Product } from '@domain/product-application/engine/product';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { SubmitModel } from '@ui/screens/product-application/submit-model';
import { RecordingExit } from '@tests/support/recording-exit';
import * as TE from 'fp-ts/TaskEither';
import { when } from 'mobx';
import { releaseBench } from '../../release-bench';

const content: ApplicationRequest = { product: 'depot', isChange: false, fields: [] };
const challenge: TanChallenge = { id: challengeId('c1'), type: 'M_TAN', available: ['M_TAN', 'P_TAN'] };

/** Where the bank fails: at the request for a challenge, at another one for another type, or once the proof is sent. */
type Place = 'before' | 'during' | 'after';

/** A customer, or a stranger, sends an application, and the bank fails at one place. */
async function failedAt(place: Place, failure: Failure, isStranger = false) {
  let asked = 0;
  const fails = <T>(): Result<T> => TE.left(failure);
  const gateway: ReleaseGateway<ApplicationRequest, ReceivedApplication> = {
    validate: () => {
      asked += 1;
      return place === (asked === 1 ? 'before' : 'during') ? fails() : TE.right({ messages: [], challenge });
    },
    create: fails,
    outcomeOf: () => TE.right({ kind: 'unknown' }),
    void: () => TE.right({ kind: 'void' }),
  };
  const bank = new FakeBank();
  const { scheduler } = bank;
  const { tools, listOpenIntents } = releaseBench(bank, new MemoryCustomerStorage());
  const navigation = new RecordingNavigation();
  const exit = new RecordingExit();
  const follow = new FollowFailure(navigation, new MemoryErrorMemory(), exit, { errorPath: '/fehler' });
  const model = new SubmitModel('depot', {
    release: new Release(applicationRegistration(gateway), tools),
    listOpenIntents,
    followFailure: new FollowInApplication(follow, navigation, () => Promise.resolve(isStranger)),
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
    clock: scheduler,
    scheduler,
    drafts: { discard: () => TE.right(undefined), isOverElsewhere: () => async () => false },
  });
  const issues = model.submit(content, (messages: readonly Message[]) =>
    messages.map(({ key }) =>
      issueAt(undefined, { severity: 'ERROR', key, args: {}, fallback: '' }, 'server'),
    ),
  );
  if (place !== 'before') {
    await when(() => model.release.tan !== undefined);
    const { tan } = model.release;
    if (place === 'during') tan?.select('P_TAN');
    else {
      tan?.type('123456');
      tan?.submit();
    }
  }
  return { model, issues, navigation, exit };
}

const LOCKED = 'fehler-aktion-gesperrt';

const refusal = (key: string): Failure => ({
  kind: 'validation',
  code: 'precondition.failed',
  messages: [{ key, args: {}, origin: [], severity: 'ERROR' }],
});

const keysOf = async (issues: ReturnType<SubmitModel['submit']>) => (await issues).map(({ key }) => key);

describe.each<Place>(['before', 'during', 'after'])(
  'what the bank answers to an application %s the challenge [APP-14]',
  (place) => {
    it('signs a customer out on 403 and shows no failure', async () => {
      const { model, issues, exit } = await failedAt(place, { kind: 'forbidden' });
      expect(await keysOf(issues)).toEqual(['application-unavailable']);
      expect(exit.left).toEqual([{ reason: 'bank' }]);
      expect(model.failure).toBeUndefined();
    });

    it('shows a 403 to a stranger, who is signed in nowhere', async () => {
      const { model, exit } = await failedAt(place, { kind: 'forbidden' }, true);
      await when(() => model.failure !== undefined);
      expect(model.failure).toEqual({ kind: 'forbidden' });
      expect(exit.left).toEqual([]);
    });

    it('goes to the configured error page for a key of the blocker list', async () => {
      const blocked: Failure = { kind: 'blocked', key: 'depot-gesperrt', args: {} };
      const { model, issues, navigation } = await failedAt(place, blocked);
      expect(await keysOf(issues)).toEqual(['application-unavailable']);
      expect(navigation.left).toEqual(['/fehler']);
      expect(model.failure).toBeUndefined();
      expect(model.release.stage.kind).toBe('none');
    });

    it.each<{ failure: Failure }>([
      { failure: { kind: 'blocked', key: LOCKED, args: {} } },
      { failure: refusal(LOCKED) },
    ])(
      'goes to the page of the locked function, however the bank says so: $failure.kind',
      async ({ failure }) => {
        const { model, issues, navigation } = await failedAt(place, failure);
        expect(await keysOf(issues)).toEqual(['application-unavailable']);
        expect(navigation.left).toEqual(['/ngbrk/funktion-gesperrt']);
        expect(model.failure).toBeUndefined();
        expect(model.release.stage.kind).toBe('none');
      },
    );

    it('says at the summary what else the bank refuses', async () => {
      const { issues, navigation } = await failedAt(place, refusal('kein-alter'));
      expect(await keysOf(issues)).toEqual(['kein-alter']);
      expect(navigation.left).toEqual([]);
    });
  },
);

describe('a bank that does not answer an application [APP-14]', () => {
  const failure: Failure = { kind: 'server', errorId: 'e1' };

  it.each<Place>(['before', 'during'])(
    'is shown where the customer stands: %s the challenge',
    async (place) => {
      const { model, navigation } = await failedAt(place, failure);
      await when(() => model.failure !== undefined);
      expect(model.failure).toEqual(failure);
      expect(navigation.left).toEqual([]);
    },
  );

  it('has closed the key once the proof was sent, and it can be sent again', async () => {
    const { model, issues } = await failedAt('after', failure);
    expect(await keysOf(issues)).toEqual(['application-void']);
    expect(model.received).toBeUndefined();
  });
});

type Told = ReturnType<ReleaseGateway<ApplicationRequest, ReceivedApplication>['outcomeOf']>;
type Created = ReturnType<ReleaseGateway<ApplicationRequest, ReceivedApplication>['create']>;

const silent: Failure = { kind: 'no-answer', reason: 'offline', errorId: 'e1' };
const received: ReceivedApplication = { id: 'a1', number: 'A0000001', state: 'RECEIVED' };

/** A page that sends an application, and what the bank answers to it. */
async function sending(created: Created = TE.right(received)) {
  const bank = new FakeBank();
  const { scheduler } = bank;
  let outcome: Told = TE.left(silent);
  let discarding: Result<void> = TE.right(undefined);
  const discarded: Product[] = [];
  const gateway: ReleaseGateway<ApplicationRequest, ReceivedApplication> = {
    validate: () => TE.right({ messages: [], challenge }),
    create: () => created,
    outcomeOf: () => outcome,
    void: () => outcome,
  };
  const { tools, listOpenIntents } = releaseBench(bank, new MemoryCustomerStorage());
  const page = (): SubmitModel =>
    new SubmitModel('depot', {
      release: new Release(applicationRegistration(gateway), tools),
      listOpenIntents,
      followFailure: { execute: () => () => Promise.resolve('stay') },
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
      clock: scheduler,
      scheduler,
      drafts: {
        discard: (product) => async () => {
          discarded.push(product);
          return discarding();
        },
        isOverElsewhere: () => async () => false,
      },
    });

  const earlier = page();
  void earlier.submit(content, () => []);
  await when(() => earlier.release.tan !== undefined);
  earlier.release.tan?.type('123456');
  earlier.release.tan?.submit();
  await scheduler.advance(60_000);

  const say = (said: readonly Message[]) =>
    said.map(({ key }) => issueAt(undefined, { severity: 'ERROR', key, args: {}, fallback: '' }, 'server'));
  return {
    model: earlier,
    discarded,
    /** A new page after the bank answers so. */
    resumed: async (told: Told, drop: Result<void> = TE.right(undefined)) => {
      outcome = told;
      discarding = drop;
      const model = page();
      const issues: string[] = [];
      await model.resume(say, (each) => issues.push(...each.map(({ key }) => key)));
      await scheduler.advance(1000);
      return { model, issues };
    },
  };
}

/** An earlier page has sent an application and heard nothing; a later page asks what became of it. */
async function lost() {
  const { model, ...later } = await sending(TE.left(silent));
  expect(model.release.stage.kind).toBe('asking');
  model.dispose();
  return later;
}

it('takes its draft with it, also what was still on its way to the bank [APP-15]', async () => {
  const { model, discarded } = await sending();
  await when(() => model.received !== undefined);
  expect([model.received, discarded]).toEqual([received, ['depot']]);
});

describe('an application that an earlier page has sent [APP-14]', () => {
  it('is said where it stands once the bank tells that it refused it', async () => {
    const { resumed, discarded } = await lost();
    const messages: readonly Message[] = [{ key: 'kein-alter', args: {}, origin: [], severity: 'ERROR' }];
    const { model, issues } = await resumed(TE.right({ kind: 'refused', messages }));
    expect(issues).toEqual(['kein-alter']);
    expect(model.release.stage.kind).toBe('none');
    expect(discarded).toEqual([]);
  });

  it('is told as received, and takes the draft with it that was carried on since', async () => {
    const { resumed, discarded } = await lost();
    const { model } = await resumed(TE.right({ kind: 'created', result: received }));
    expect(model.received).toEqual(received);
    expect(discarded).toEqual(['depot']);
    const { model: next } = await resumed(TE.right({ kind: 'created', result: received }));
    expect(next.received).toBeUndefined();
  });

  it('is told once more where its draft still lies at the bank, so that nothing is sent twice', async () => {
    const { resumed } = await lost();
    const created: Told = TE.right({ kind: 'created', result: received });
    const { model } = await resumed(created, TE.left(silent));
    expect(model.received).toEqual(received);
    const { model: next } = await resumed(created);
    expect(next.received).toEqual(received);
  });

  it('can be sent again once its key is closed, with what was typed', async () => {
    const { resumed, discarded } = await lost();
    const { model, issues } = await resumed(TE.right({ kind: 'void' }));
    expect(issues).toEqual(['application-void']);
    expect(model.received).toBeUndefined();
    expect(discarded).toEqual([]);
  });

  it('stays open while the bank does not answer', async () => {
    const { resumed, discarded } = await lost();
    const { model, issues } = await resumed(TE.left(silent));
    expect(model.release.stage.kind).toBe('asking');
    expect(issues).toEqual([]);
    expect(discarded).toEqual([]);
    model.dispose();
  });
});
