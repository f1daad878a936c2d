import type { IntentGateway } from '@application/ports/bank/intent-gateway';
import type { KeyedIntent, Outcome, ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { IntentId } from '@domain/codes/ids';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { path } from '../client/path';
import { wireObject } from '../wire/wire-object';
import { wireReceived } from './application-codec';
import { toReceived } from './application-mapper';
import { toWireFields } from './field-mapper';

/** What the bank calls an application from its validation on. */
const wireNumber = wireObject('ValidatedApplication', { applicationNumber: t.string });

/** Where strangers, who have no session, ask for their keys (wire.md). */
const STRANGERS = '/antrag-intents/';

type ApplicationRelease = ReleaseGateway<ApplicationRequest, ReceivedApplication>;

/**
 * Applications are released as everything is; a stranger's keys lie apart from those of customers, also once they have
 * signed in. What a stranger sends is theirs by their cookie: a browser that has lost it is nobody to the bank, and nothing can come of its old keys.
 */
export function httpApplicationRelease(
  client: BankClient,
  isStrangers: (id: IntentId) => Task<boolean>,
): ApplicationRelease {
  const released: ApplicationRelease = keyedRelease(client, {
    validation: ({ product, fields }) => ({
      method: 'POST',
      path: path`/antrag/${product}/validation`,
      body: { fields: toWireFields(fields) },
    }),
    creation: ({ product, isChange, fields }) => ({
      method: isChange ? 'PATCH' : 'POST',
      path: path`/antrag/${product}`,
      body: { fields: toWireFields(fields) },
    }),
    answer: wireReceived,
    toResult: toReceived,
    validated: { answer: wireNumber, read: ({ applicationNumber: subject }) => ({ subject }) },
    place: (id) => async () => ((await isStrangers(id)()) ? STRANGERS : undefined),
  });
  const orOfNobody = (asked: Told, { id }: KeyedIntent, end: Outcome<ReceivedApplication>): Told =>
    pipe(
      asked,
      TE.orElse(
        (failure) => async () =>
          failure.kind === 'not-found' && (await isStrangers(id)()) ? E.right(end) : E.left(failure),
      ),
    );
  return {
    ...released,
    outcomeOf: (intent) => orOfNobody(released.outcomeOf(intent), intent, { kind: 'unknown' }),
    void: (intent) => orOfNobody(released.void(intent), intent, { kind: 'void' }),
  };
}

type Told = Result<Outcome<ReceivedApplication>>;

/** Closes keys of a stranger of which nothing else can be read; all of them are of applications. */
export const strangersKeys = (released: Pick<ApplicationRelease, 'void'>): Pick<IntentGateway, 'close'> => ({
  close: (id) =>
    pipe(
      released.void({ id }),
      TE.map(({ kind }) => ({ kind: 'application', state: kind === 'unknown' ? 'void' : kind })),
    ),
});
