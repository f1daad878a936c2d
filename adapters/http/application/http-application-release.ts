import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import type { Task } from 'fp-ts/Task';
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

/** Applications are released as everything is; a stranger's keys lie apart from those of customers. */
export const httpApplicationRelease = (
  client: BankClient,
  isStranger: Task<boolean>,
): ReleaseGateway<ApplicationRequest, ReceivedApplication> =>
  keyedRelease(client, {
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
    named: { answer: wireNumber, nameOf: ({ applicationNumber }) => applicationNumber },
    place: async () => ((await isStranger()) ? STRANGERS : undefined),
  });
