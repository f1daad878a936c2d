import { depotId, instrumentId, orderId, productGroupId, savingsPlanId } from '@domain/codes/ids';
import { isin } from '@domain/codes/isin';
import { wkn } from '@domain/codes/wkn';
import { knowledgeClasses } from '@domain/knowledge/product-group';
import { intervals } from '@domain/savings-plan/interval';
import { planStates } from '@domain/savings-plan/savings-plan';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireAccountType } from '../wire/wire-account-type';
import { wireAmount, wireUnit } from '../wire/wire-amount';
import { wireEnum, wireWord, wireWords } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireText } from '../wire/wire-text';
import { wireDay, wireTimestamp } from '../wire/wire-time';

const wireWkn = wireText('Wkn', (text) => O.fromEither(wkn(text)), String);

/** A key with the bank's words for it. */
const wireReason = wireObject('Reason', { key: t.string }, { text: t.string });

/** On which terms a security is bought, as far as each answer tells them. */
const terms = {
  orderProvision: wireAmount,
  activeCampaign: t.boolean,
  campaignInformation: t.string,
  campaignEndDate: wireDay,
  permanentCampaign: t.boolean,
};

/** One security of a plan (api.md 9). */
const wirePosition = wireObject(
  'SavingsPlanPosition',
  { instrumentId: wireWkn, rate: wireAmount },
  {
    ...terms,
    instrument: wireObject(
      'SavedInstrument',
      { shortName: t.string },
      {
        instrumentId: wireId('InstrumentId', instrumentId),
        name: t.string,
        isin: wireText('Isin', (text) => O.fromEither(isin(text)), String),
        staticData: wireObject('StaticData', {}, { currency: wireUnit }),
      },
    ),
    executionFailReason: wireReason,
  },
);

/** A plan; days that are empty or do not exist are none (SAV-02), which the mapper sees to. */
export const wirePlan = wireObject(
  'SavingsPlan',
  {
    savingsplanId: wireId('SavingsPlanId', savingsPlanId),
    depotId: wireId('DepotId', depotId),
    interval: wireWord('Interval', intervals),
    executionDay: t.number,
    totalAmount: wireAmount,
    instruments: t.array(wirePosition),
    settlementAccountExternal: t.boolean,
  },
  {
    savingsplanName: t.string,
    startDate: t.string,
    endDate: t.string,
    startSuspensionDate: t.string,
    endSuspensionDate: t.string,
    nextExecutionDate: t.string,
    nextExecutionDates: t.array(t.string),
    lastPotentialExecutionDate: t.string,
    creationTimestamp: wireTimestamp,
    settlementAccountIban: t.string,
    settlementAccountType: wireAccountType,
    mandateReference: t.string,
    dynamisationAmount: wireObject(
      'Dynamisation',
      { dynamisationValue: wireAmount },
      { dynamisationDate: wireObject('DynamisationDate', { date: t.string }) },
    ),
    investmentProposalDescription: t.string,
    origin: t.string,
    salesDocumentsWaived: t.boolean,
    savingsplanExecutionStatus: wireReason,
    executionFailReason: wireReason,
    status: wireEnum('PlanState', planStates, 'UNKNOWN'),
    version: t.string,
  },
);

/** What the bank offers for plans of a depot. */
export const wireConditions = wireObject('SavingsPlanConditions', {
  settlementAccounts: t.array(
    wireObject('PayingAccount', {
      accountInformation: wireObject('AccountInformation', { iban: t.string }),
      accountType: wireObject('EnumText', { key: wireAccountType }),
    }),
  ),
  startDates: t.array(wireDay),
  rateMaxAmountPerSavingsplan: wireAmount,
  directDebitMaxAmount: wireAmount,
  directDebitForeignMaxAmount: wireAmount,
  dynamisationValues: t.array(wireAmount),
  intervals: wireWords('Intervals', intervals),
  executionDays: t.array(t.number),
  instruments: t.array(
    wireObject(
      'PositionConditions',
      { instrumentId: wireWkn, minimumRate: wireAmount, otherFees: wireAmount },
      {
        ...terms,
        productGroupId: wireId('ProductGroupId', productGroupId),
        requiredTargetMarket: wireEnum('TargetMarket', knowledgeClasses, 'UNKNOWN'),
      },
    ),
  ),
});

/** What the bank says of a plan it would take. */
export const wirePreview = wireObject(
  'SavingsPlanPreview',
  { instruments: t.array(wireObject('PreviewedPosition', { instrumentId: wireWkn }, terms)) },
  { nextExecutionDate: t.string, nextExecutionDates: t.array(t.string), savingsplanName: t.string },
);

/** A day on which a plan was due. */
export const wireExecution = wireObject(
  'SavingsPlanExecution',
  {
    executionId: t.string,
    nominalDate: wireDay,
    executionDate: wireDay,
    status: wireReason,
    positions: t.array(
      wireObject(
        'ExecutedPosition',
        { instrumentId: wireWkn },
        {
          quantity: wireAmount,
          price: wireAmount,
          value: wireAmount,
          fee: wireAmount,
          tax: wireAmount,
          orderId: wireId('OrderId', orderId),
          failReason: wireReason,
        },
      ),
    ),
  },
  { failReason: wireReason },
);
