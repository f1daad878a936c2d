import { applicationStates, openedKinds } from '@domain/product-application/submitted-application';
import * as t from 'io-ts';
import { wireAmount, wirePercentage } from '../wire/wire-amount';
import { wireEnum } from '../wire/wire-enum';
import { wireObject } from '../wire/wire-object';
import { wireDay, wireTimestamp } from '../wire/wire-time';

const wireField = wireObject('Field', { fieldname: t.string, fieldvalue: t.string });
const wireState = wireEnum('ApplicationState', applicationStates, 'UNKNOWN');

const wireStatement = wireObject('Statement', { fieldname: t.string, text: t.string });

const wireJudged = wireObject('Judged', { fieldname: t.string, text: t.string }, { statementId: t.string });

const wireCondition = wireObject('DepositCondition', {
  conditionId: t.string,
  term: t.string,
  rate: wirePercentage,
});

/** How an application is made (api.md 9). */
export const wireConfiguration = wireObject(
  'ApplicationConfiguration',
  {
    baseRequest: wireObject('BaseRequest', {
      applicationForm: wireObject('ApplicationForm', { baseProduct: t.string }, { accountType: t.string }),
    }),
    prefilled: t.array(wireField),
  },
  {
    defaultWref: t.string,
    userInterfaceType: t.string,
    vermittler: t.string,
    marketingKanal: t.string,
    keepPrefilledFieldsEnabled: t.boolean,
    productGroups: t.array(wireObject('AskedGroup', { productGroupId: t.string, name: t.string })),
    conditions: t.array(wireCondition),
    statements: t.array(wireJudged),
    legalTexts: t.array(wireStatement),
  },
);

/** What a step or the whole came to; the messages stand in the header. */
export const wireFields = wireObject('Fields', { fields: t.array(wireField) });

/** The bank has taken an application. */
export const wireReceived = wireObject('ReceivedApplication', {
  applicationId: t.string,
  applicationNumber: t.string,
  state: wireState,
});

/** An application as its customer sees it later. */
export const wireApplication = wireObject(
  'Application',
  {
    applicationId: t.string,
    applicationNumber: t.string,
    product: t.string,
    state: wireState,
    canRelease: t.boolean,
    submittedAt: wireTimestamp,
    history: t.array(wireObject('ApplicationStep', { state: wireState, at: wireTimestamp })),
    results: t.array(
      wireObject(
        'ApplicationResult',
        { productId: t.string, productSubType: wireEnum('OpenedKind', openedKinds, 'UNKNOWN') },
        { displayId: t.string },
      ),
    ),
  },
  {
    reason: wireObject('Reason', { key: t.string, text: t.string }),
    openingBonus: wireObject(
      'OpeningBonus',
      {
        state: wireEnum('BonusState', ['PENDING', 'PAID', 'LAPSED', 'REFUSED'], 'UNKNOWN'),
        amount: wireAmount,
      },
      { lastDay: wireDay },
    ),
  },
);
