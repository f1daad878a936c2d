import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { targetMarketNamed, type TargetMarketChange } from '@domain/knowledge/target-market';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { askIntent } from '../client/ask-intent';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { askChallenge, keyedProof } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { depotId as toDepotId } from '@domain/codes/ids';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';

const changedDepot = wireObject('ChangedDepot', {
  depotId: wireId('DepotId', toDepotId),
  targetMarket: t.string,
});

const toChange = ({ depotId, targetMarket }: t.TypeOf<typeof changedDepot>): TargetMarketChange => ({
  depotId,
  targetMarket: targetMarketNamed(targetMarket),
});

/** Target markets of depots (api.md 9). */
export class HttpTargetMarketRelease implements ReleaseGateway<TargetMarketChange, TargetMarketChange> {
  constructor(private readonly client: BankClient) {}

  validate({ depotId, targetMarket }: TargetMarketChange, type?: TanType): Result<Validated> {
    const call = this.client.sendForChallenge({
      method: 'POST',
      path: path`/brokerage/v3/depots/${depotId}/validation`,
      headers: askChallenge(type),
      body: { targetMarket },
      answer: t.UnknownRecord,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(({ messages, challenge }) => ({ messages, challenge })),
    );
  }

  create(
    { depotId, targetMarket }: TargetMarketChange,
    proof: TanAnswer | undefined,
    { id }: KeyedIntent,
  ): Result<TargetMarketChange> {
    const call = this.client.read({
      method: 'PATCH',
      path: path`/brokerage/v3/depots/${depotId}`,
      headers: keyedProof(id, proof),
      body: { targetMarket },
      answer: changedDepot,
      timeOut: timeOuts.create,
    });
    return pipe(call, TE.map(toChange));
  }

  outcomeOf(intent: KeyedIntent): Result<Outcome<TargetMarketChange>> {
    return askIntent(this.client, 'GET', intent, changedDepot, toChange);
  }

  void(intent: KeyedIntent): Result<Outcome<TargetMarketChange>> {
    return askIntent(this.client, 'DELETE', intent, changedDepot, toChange);
  }
}
