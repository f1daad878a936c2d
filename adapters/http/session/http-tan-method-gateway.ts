import type { Result } from '@application/ports/result';
import type { TanMethodGateway } from '@application/ports/bank/session/tan-method-gateway';
import { isTanType, tanTypes } from '@domain/tan/tan-type';
import type { TanMethods } from '@domain/tan/tan-methods';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { timeOuts } from '../client/time-outs';
import { wireWord } from '../wire/wire-enum';
import { wireObject } from '../wire/wire-object';

const wireTanMethods = wireObject('TanMethods', {
  favourite: wireWord('TanType', tanTypes),
  locked: t.boolean,
  triesLeft: t.number,
  challengesLeft: t.number,
  values: t.array(wireObject('TanMethod', { typ: t.string }, { recipient: t.string })),
});

/** The domain's ways of release; one the portal does not know cannot be shown. */
const toTanMethods = ({ locked, values, ...rest }: t.TypeOf<typeof wireTanMethods>): TanMethods => ({
  ...rest,
  isLocked: locked,
  methods: values.flatMap(({ typ, ...method }) => (isTanType(typ) ? [{ type: typ, ...method }] : [])),
});

/** The customer's ways of release (wire.md). */
export class HttpTanMethodGateway implements TanMethodGateway {
  constructor(private readonly client: BankClient) {}

  methods(): Result<TanMethods> {
    const call = this.client.read({
      method: 'GET',
      path: '/session/clients/user/v1/tanmethods',
      answer: wireTanMethods,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toTanMethods));
  }
}
