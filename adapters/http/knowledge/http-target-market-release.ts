import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import { depotId as toDepotId } from '@domain/codes/ids';
import { targetMarketNamed, type TargetMarketChange } from '@domain/knowledge/target-market';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { path } from '../client/path';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';

const changedDepot = wireObject('ChangedDepot', {
  depotId: wireId('DepotId', toDepotId),
  targetMarket: t.string,
});

/** Target markets of depots (api.md 9). */
export const httpTargetMarketRelease = (
  client: BankClient,
): ReleaseGateway<TargetMarketChange, TargetMarketChange> =>
  keyedRelease(client, {
    validation: ({ depotId, targetMarket }) => ({
      method: 'POST',
      path: path`/brokerage/v3/depots/${depotId}/validation`,
      body: { targetMarket },
    }),
    creation: ({ depotId, targetMarket }) => ({
      method: 'PATCH',
      path: path`/brokerage/v3/depots/${depotId}`,
      body: { targetMarket },
    }),
    mayGoUnproven: true,
    answer: changedDepot,
    toResult: ({ depotId, targetMarket }) => ({ depotId, targetMarket: targetMarketNamed(targetMarket) }),
  });
