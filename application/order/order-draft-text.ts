import { timeOfDay } from '@domain/time/local-time';
import type { FundPricing } from '@domain/instrument/fund-pricing';
import { instrumentTypeOf } from '@domain/instrument/instrument-type';
import { type Instrument, notations } from '@domain/instrument/instrument';
import {
  emptyDraft,
  type DirectDebitDraft,
  type FollowDraft,
  type OrderDraft,
  type PriceTexts,
  type ValidityTexts,
} from '@domain/order/draft/order-draft';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import { accountId, depotId, instrumentId, venueId } from '@domain/codes/ids';
import { isin } from '@domain/codes/isin';
import { unit } from '@domain/money/unit';
import { wkn } from '@domain/codes/wkn';
import * as O from 'fp-ts/Option';
import { validCode } from '../shared/stored-code';
import { StoredFields } from '../shared/stored-fields';

/** A draft as it is stored: it holds texts and choices only. */
export const orderDraftText = (draft: OrderDraft): string => JSON.stringify(draft);

/**
 * The draft of a stored text; none if it is anything else. What drafts did not hold yet when it was stored is as in an
 * empty one.
 */
export const parseOrderDraft = (text: string): O.Option<OrderDraft> =>
  O.tryCatch(() => readDraft(new StoredFields(JSON.parse(text))));

const readDraft = (fields: StoredFields): OrderDraft => ({
  ...(fields.has('depotId') ? { depotId: depotId(fields.text('depotId')) } : {}),
  ...(fields.has('settlementAccountId')
    ? { settlementAccountId: accountId(fields.text('settlementAccountId')) }
    : {}),
  ...(fields.has('instrument') ? { instrument: readInstrument(fields.fields('instrument')) } : {}),
  ...(fields.has('side') ? { side: fields.oneOf('side', sides) } : {}),
  quantity: fields.text('quantity'),
  orderType: fields.oneOf('orderType', enterableOrderTypes),
  ...readPrices(fields),
  ...(fields.has('venueId') ? { venueId: venueId(fields.text('venueId')) } : {}),
  ...readValidity(fields),
  limitExtension: fields.oneOf('limitExtension', ['NO', ...limitExtensions]),
  tradingRestriction: fields.oneOf('tradingRestriction', ['NO', ...tradingRestrictions]),
  tradingSystem: fields.has('tradingSystem')
    ? fields.oneOf('tradingSystem', ['STANDARD', 'QUOTE'])
    : emptyDraft.tradingSystem,
  follow: fields.has('follow') ? readFollow(fields.fields('follow')) : emptyDraft.follow,
  directDebit: fields.has('directDebit') ? readDebit(fields.fields('directDebit')) : emptyDraft.directDebit,
  allowManualQuotation: fields.has('allowManualQuotation') && fields.flag('allowManualQuotation'),
  freeAmountConfirmed: fields.has('freeAmountConfirmed') && fields.flag('freeAmountConfirmed'),
});

const readPrices = (fields: StoredFields): PriceTexts => ({
  limit: fields.text('limit'),
  triggerLimit: fields.text('triggerLimit'),
  distance: fields.has('distance') ? fields.text('distance') : emptyDraft.distance,
  distanceKind: fields.has('distanceKind')
    ? fields.oneOf('distanceKind', ['relative', 'absolute'])
    : emptyDraft.distanceKind,
});

const readValidity = (fields: StoredFields): ValidityTexts => ({
  ...(fields.has('validityType') ? { validityType: fields.oneOf('validityType', validityTypes) } : {}),
  validityDate: fields.text('validityDate'),
});

const readFollow = (fields: StoredFields): FollowDraft => ({
  orderType: fields.oneOf('orderType', followOrderTypes),
  quantity: fields.text('quantity'),
  ...readPrices(fields),
  ...readValidity(fields),
});

const readDebit = (fields: StoredFields): DirectDebitDraft => ({
  hasConsent: fields.flag('hasConsent'),
  iban: fields.text('iban'),
  maxAmount: fields.text('maxAmount'),
  accountHolderName: fields.text('accountHolderName'),
});

const readInstrument = (fields: StoredFields): Instrument => ({
  id: instrumentId(fields.text('id')),
  wkn: validCode(wkn(fields.text('wkn'))),
  isin: validCode(isin(fields.text('isin'))),
  ...(fields.has('mnemonic') ? { mnemonic: fields.text('mnemonic') } : {}),
  name: fields.text('name'),
  shortName: fields.text('shortName'),
  ...(fields.has('issuer') ? { issuer: fields.text('issuer') } : {}),
  type: instrumentTypeOf(fields.text('type')),
  notation: fields.oneOf('notation', notations),
  currency: unit(fields.text('currency')),
  priipsRelevant: fields.flag('priipsRelevant'),
  keyInformationAvailable: fields.flag('keyInformationAvailable'),
  fundRedemptionLimited: fields.flag('fundRedemptionLimited'),
  savingsPlanEligible: fields.flag('savingsPlanEligible'),
  ...(fields.has('sector') ? { sector: fields.text('sector') } : {}),
  ...(fields.has('fundPricing') ? { fundPricing: readFundPricing(fields.fields('fundPricing')) } : {}),
});

const readFundPricing = (fields: StoredFields): FundPricing => ({
  cutOff: timeOfDay(fields.text('cutOff')),
  priceDay: fields.number('priceDay'),
});
