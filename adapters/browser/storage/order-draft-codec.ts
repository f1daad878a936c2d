import { accountId, depotId } from '@domain/codes/ids';
import { type DistanceKind, emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import type { TradingSystem } from '@domain/order/draft/order-preferences';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import * as t from 'io-ts';
import { wireVenueId } from '../../http/wire/instrument/instrument-codec';
import { wireWord } from '../../http/wire/wire-enum';
import { wireId } from '../../http/wire/wire-id';
import { wireObject } from '../../http/wire/wire-object';
import { instrumentCodec } from './instrument-codec';
import { orElse } from './record/or-else';
import type { RecordFields } from './record/record-kind';

const typed = orElse(t.string, '');
const answer = orElse(t.boolean, false);

const prices = {
  triggerLimit: typed,
  limit: typed,
  distance: typed,
  distanceKind: orElse(
    wireWord<DistanceKind>('DistanceKind', ['relative', 'absolute']),
    emptyDraft.distanceKind,
  ),
};

const validityType = wireWord('ValidityType', validityTypes);

const followDraft = wireObject(
  'FollowDraft',
  {
    ...prices,
    orderType: wireWord('FollowOrderType', followOrderTypes),
    quantity: typed,
    validityDate: typed,
  },
  { validityType },
);

const debitDraft = wireObject('DirectDebitDraft', {
  hasConsent: answer,
  iban: typed,
  maxAmount: typed,
  accountHolderName: typed,
});

/** An order as it is typed: nothing but its type is needed, and what is not there is as in an empty one. */
export const orderDraftCodec: t.Type<OrderDraft, RecordFields> = wireObject(
  'OrderDraft',
  {
    ...prices,
    orderType: wireWord('EnterableOrderType', enterableOrderTypes),
    quantity: typed,
    validityDate: typed,
    tradingSystem: orElse(
      wireWord<TradingSystem>('TradingSystem', ['STANDARD', 'QUOTE']),
      emptyDraft.tradingSystem,
    ),
    limitExtension: orElse(
      wireWord<OrderDraft['limitExtension']>('LimitExtension', ['NO', ...limitExtensions]),
      emptyDraft.limitExtension,
    ),
    tradingRestriction: orElse(
      wireWord<OrderDraft['tradingRestriction']>('TradingRestriction', ['NO', ...tradingRestrictions]),
      emptyDraft.tradingRestriction,
    ),
    follow: orElse(followDraft, emptyDraft.follow),
    directDebit: orElse(debitDraft, emptyDraft.directDebit),
    allowManualQuotation: answer,
    freeAmountConfirmed: answer,
  },
  {
    depotId: wireId('DepotId', depotId),
    settlementAccountId: wireId('AccountId', accountId),
    instrument: instrumentCodec,
    side: wireWord('Side', sides),
    venueId: wireVenueId,
    validityType,
  },
);
