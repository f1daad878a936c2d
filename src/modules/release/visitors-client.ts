import type { BankClient } from '@adapters/http/client/bank-client';
import { WrappedClient } from '@adapters/http/client/wrapped-client';
import * as TE from 'fp-ts/TaskEither';
import type { Environment } from '../../environment';
import { doorOf } from '../../door';

/** The bank about who has come: a stranger is known by having come through no door, and not asked about. */
export const visitorsClient = (client: BankClient, environment: Pick<Environment, 'cookies'>): BankClient =>
  new WrappedClient(client, (call) =>
    doorOf(environment) === undefined ? TE.left({ kind: 'session-expired' }) : call,
  );
