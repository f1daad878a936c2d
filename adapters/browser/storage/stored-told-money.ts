import type { ToldText } from '@application/ports/storage/told-text';
import type { ExchangeRate } from '@domain/money/exchange-rate';
import { certainties } from '@domain/order/check/order-value';
import type { ToldMoney } from '@domain/order/cost/told-money';
import { taxClasses } from '@domain/tax/tax-class';
import * as t from 'io-ts';
import { wireAmount, wireDecimal, wireUnit } from '../../http/wire/wire-amount';
import { wireWord } from '../../http/wire/wire-enum';
import { wireObject } from '../../http/wire/wire-object';
import { wireDay } from '../../http/wire/wire-time';
import type { RecordKind } from './record/record-kind';
import { toldText } from './record/told-text';
import { storedLot, storedTaxRecord } from './stored-tax';

const rate: t.Type<ExchangeRate, unknown> = wireObject('Rate', {
  currency: wireUnit,
  bid: wireDecimal,
  ask: wireDecimal,
});

const toldMoneyRecord: RecordKind<ToldMoney> = {
  name: 'told money',
  codec: wireObject(
    'ToldMoney',
    {},
    {
      value: wireObject(
        'Value',
        { value: wireAmount, certainty: wireWord('Certainty', certainties) },
        { of: wireObject('ValueBasis', { quantity: wireAmount, price: wireAmount }) },
      ),
      interest: wireObject('Interest', { amount: wireAmount, tradedOn: wireDay, settledOn: wireDay }),
      charges: wireAmount,
      chargeItems: t.readonlyArray(wireObject('ChargeItem', { label: t.string, amount: wireAmount })),
      total: wireAmount,
      inAccount: wireAmount,
      taxed: wireObject('Taxed', {
        position: wireObject(
          'Position',
          {
            name: t.string,
            price: wireAmount,
            taxClass: wireWord('TaxClass', taxClasses),
            lots: t.readonlyArray(storedLot),
          },
          { exchangeRate: rate },
        ),
        quantity: wireDecimal,
        value: wireDecimal,
        costs: wireDecimal,
        record: storedTaxRecord,
      }),
    },
  ),
  migrations: [],
  isSalvaged: false,
};

/** What was told of an order's money as a text, which its intent keeps. */
export const storedToldMoney: ToldText<ToldMoney> = toldText(toldMoneyRecord);
