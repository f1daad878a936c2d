import * as E from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import type { Failure } from '@domain/failure/failure';
import { challengeId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import type { PushStatus } from '@domain/tan/push-status';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import { TanEntryModel } from '@ui/tan/tan-entry-model';

const available: readonly TanType[] = ['P_TAN_PUSH', 'P_TAN', 'M_TAN', 'P_TAN_APP'];

/** A challenge of the type, numbered, open for 300 seconds from `now`. */
export function challengeOf(type: TanType, number: number, now: number, only = false): TanChallenge {
  const base = {
    id: challengeId(`c${String(number)}`),
    available: only ? [type] : available,
    triesLeft: 3,
    challengesLeft: 5 - number,
    expiresAt: instant(now + 300_000),
    checkPhrase: 'Birne Kompass',
  };
  switch (type) {
    case 'M_TAN':
      return { ...base, type, recipient: '+49 171 ••• 4482' };
    case 'P_TAN':
      return { ...base, type, picture: 'iVBORw0KGgo=' };
    case 'P_TAN_PUSH':
      return { ...base, type, statusLink: `/api/session/v1/authentications/c${String(number)}` };
    case 'P_TAN_APP':
    case 'TAN_FREI':
      return { ...base, type };
  }
}

/** A widget on a bank that answers as told, with time cranked by hand. */
export class ScriptedTan {
  readonly scheduler = new ManualScheduler();
  readonly requested: (TanType | undefined)[] = [];
  readonly submitted: TanAnswer[] = [];
  readonly polled: string[] = [];
  readonly accepted: string[] = [];
  readonly failures: Failure[] = [];
  favourite: TanType = 'P_TAN_PUSH';
  onlyOneType = false;
  pushStatus: PushStatus = 'PENDING';
  answer: Either<Failure, string> = E.right('released');
  /** The answer to what is submitted never comes. */
  isSilent = false;
  requestFailure: Failure | undefined;
  readonly model: TanEntryModel<string>;

  constructor(favourite: TanType = 'P_TAN_PUSH') {
    this.favourite = favourite;
    this.model = new TanEntryModel<string>({
      request: (type) => () => Promise.resolve(this.#challenge(type)),
      submit: (proof) => () => {
        this.submitted.push(proof);
        return this.isSilent ? new Promise(() => undefined) : Promise.resolve(this.answer);
      },
      onAccepted: (result) => this.accepted.push(result),
      onFailure: (failure) => this.failures.push(failure),
      awaitPush: new AwaitPushApproval(
        {
          status: (link) => () => {
            this.polled.push(link);
            return Promise.resolve(E.right(this.pushStatus));
          },
        },
        this.scheduler,
        { warn: () => undefined },
      ),
      clock: this.scheduler,
      scheduler: this.scheduler,
    });
  }

  /** Lets everything that only waits for promises come to rest. */
  settle(): Promise<void> {
    return this.scheduler.advance(0);
  }

  #challenge(type: TanType | undefined): Either<Failure, TanChallenge> {
    this.requested.push(type);
    if (this.requestFailure !== undefined) return E.left(this.requestFailure);
    const number = this.requested.length;
    return E.right(challengeOf(type ?? this.favourite, number, this.scheduler.now(), this.onlyOneType));
  }
}
