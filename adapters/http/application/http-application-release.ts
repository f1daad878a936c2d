import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { askIntent, type IntentMethod } from '../client/ask-intent';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { askChallenge, keyedProof } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { wireObject } from '../wire/wire-object';
import { wireReceived } from './application-codec';
import { toReceived } from './application-mapper';
import { toWireFields } from './field-mapper';

/** What the bank calls an application from its validation on. */
const wireNumber = wireObject('ValidatedApplication', { applicationNumber: t.string });

/** Where strangers, who have no session, ask for their keys (wire.md). */
const STRANGERS = '/antrag-intents/';

/** Applications are released as everything is; a stranger's keys lie apart from those of customers. */
export class HttpApplicationRelease implements ReleaseGateway<ApplicationRequest, ReceivedApplication> {
  constructor(
    private readonly client: BankClient,
    private readonly isStranger: Task<boolean>,
  ) {}

  validate({ product, fields }: ApplicationRequest, type?: TanType): Result<Validated> {
    const call = this.client.sendForChallenge({
      method: 'POST',
      path: path`/antrag/${product}/validation`,
      headers: askChallenge(type),
      body: { fields: toWireFields(fields) },
      answer: wireNumber,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(({ messages, challenge, body }) => ({ messages, challenge, subject: body.applicationNumber })),
    );
  }

  create(
    { product, isChange, fields }: ApplicationRequest,
    proof: TanAnswer | undefined,
    { id }: KeyedIntent,
  ): Result<ReceivedApplication> {
    const call = this.client.read({
      method: isChange ? 'PATCH' : 'POST',
      path: path`/antrag/${product}`,
      headers: keyedProof(id, proof),
      body: { fields: toWireFields(fields) },
      answer: wireReceived,
      timeOut: timeOuts.create,
    });
    return pipe(call, TE.map(toReceived));
  }

  outcomeOf(intent: KeyedIntent): Result<Outcome<ReceivedApplication>> {
    return this.#ask('GET', intent);
  }

  void(intent: KeyedIntent): Result<Outcome<ReceivedApplication>> {
    return this.#ask('DELETE', intent);
  }

  #ask(method: IntentMethod, intent: KeyedIntent): Result<Outcome<ReceivedApplication>> {
    return async () => {
      const place = (await this.isStranger()) ? STRANGERS : undefined;
      return askIntent(this.client, method, intent, wireReceived, toReceived, place)();
    };
  }
}
