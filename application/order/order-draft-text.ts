import { instrumentTypeOf } from '@domain/order/instrument-type';
import { type Instrument, notations } from '@domain/order/instrument';
import type { OrderDraft } from '@domain/order/order-draft';
import { enterableOrderTypes } from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import { accountId, depotId, instrumentId, venueId } from '@domain/shared/ids';
import { isin } from '@domain/shared/isin';
import { unit } from '@domain/shared/unit';
import { wkn } from '@domain/shared/wkn';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { StoredFields } from '../shared/stored-fields';

/** A draft as it is stored: it holds texts and choices only. */
export const orderDraftText = (draft: OrderDraft): string => JSON.stringify(draft);

/** The draft of a stored text; none if it is anything else, as after a change of its shape. */
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
  limit: fields.text('limit'),
  triggerLimit: fields.text('triggerLimit'),
  ...(fields.has('venueId') ? { venueId: venueId(fields.text('venueId')) } : {}),
  ...(fields.has('validityType') ? { validityType: fields.oneOf('validityType', validityTypes) } : {}),
  validityDate: fields.text('validityDate'),
  limitExtension: fields.oneOf('limitExtension', ['NO', ...limitExtensions]),
  tradingRestriction: fields.oneOf('tradingRestriction', ['NO', ...tradingRestrictions]),
});

const readInstrument = (fields: StoredFields): Instrument => ({
  id: instrumentId(fields.text('id')),
  wkn: valid(wkn(fields.text('wkn'))),
  isin: valid(isin(fields.text('isin'))),
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
});

function valid<T>(code: E.Either<string, T>): T {
  if (E.isLeft(code)) throw new TypeError(code.left);
  return code.right;
}
