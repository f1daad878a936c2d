import type { ToldText } from '@application/ports/storage/told-text';
import { instrumentId } from '@domain/codes/ids';
import { wkn } from '@domain/codes/wkn';
import { fundOrderKinds } from '@domain/fund-depot/fund-order';
import type { ToldFundOrder } from '@domain/fund-depot/told-fund-order';
import { taxClasses } from '@domain/tax/tax-class';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireAmount, wireDecimal } from '../../http/wire/wire-amount';
import { wireWord } from '../../http/wire/wire-enum';
import { wireId } from '../../http/wire/wire-id';
import { wireObject } from '../../http/wire/wire-object';
import { wireText } from '../../http/wire/wire-text';
import { wireDay } from '../../http/wire/wire-time';
import type { RecordKind } from './record/record-kind';
import { storedInstant } from './record/stored-instant';
import { toldText } from './record/told-text';
import { storedLot, storedTaxRecord } from './stored-tax';

const storedWkn = wireText('Wkn', (text) => O.fromEither(wkn(text)), String);
const storedInstrumentId = wireId('InstrumentId', instrumentId);

const toldFundOrderRecord: RecordKind<ToldFundOrder> = {
  name: 'told fund order',
  codec: wireObject(
    'ToldFundOrder',
    {
      kind: wireWord('FundOrderKind', fundOrderKinds),
      allocation: t.readonlyArray(
        wireObject('PlannedFund', {
          wkn: storedWkn,
          instrumentId: storedInstrumentId,
          name: t.string,
          amount: wireAmount,
          quantity: wireDecimal,
        }),
      ),
      funds: t.readonlyArray(
        wireObject(
          'PricedFund',
          { wkn: storedWkn, name: t.string, price: wireAmount },
          { weight: wireDecimal },
        ),
      ),
    },
    {
      days: wireObject('DealingDays', {
        cutOff: storedInstant,
        dealingDay: wireDay,
        priceDay: wireDay,
        settlementDay: wireDay,
      }),
      total: wireAmount,
      basis: wireObject('FundTaxBasis', {
        record: storedTaxRecord,
        funds: t.readonlyArray(
          wireObject('FundLots', {
            instrumentId: storedInstrumentId,
            taxClass: wireWord('TaxClass', taxClasses),
            lots: t.readonlyArray(storedLot),
          }),
        ),
      }),
    },
  ),
  migrations: [],
  isSalvaged: false,
};

/** What was told of an order of the fund depot as a text, which its intent keeps. */
export const storedToldFundOrder: ToldText<ToldFundOrder> = toldText(toldFundOrderRecord);
