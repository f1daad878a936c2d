import { empty, named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const FORM = '/api/antrag/:produkt';
const APPLICATIONS = '/api/customer/participants/:clientId/v1/applications';
const DRAFTS = '/api/customer/participants/:clientId/v1/applicationdrafts';

/** What the calls about applications are named in the description. */
export const applicationOperations: OperationNames = {
  [`GET ${FORM}/configuration`]: named('getApplicationForm', 'How the form of an application begins'),
  [`POST ${FORM}/prevalidation`]: named('prevalidateApplication', 'Check fields of an application'),
  [`POST ${FORM}/prevalidation/:step`]: named('prevalidateApplicationStep', 'Check a step of an application'),
  [`POST ${FORM}/validation`]: named(
    'validateApplication',
    'Check an application and ask for its TAN',
    'challenge',
  ),
  [`POST ${FORM}`]: named('createApplication', 'Send an application', 'release'),
  [`PATCH ${FORM}`]: named('changeByApplication', 'Send an application for a change', 'release'),
  ['GET /api/antrag-intents/:key']: named(
    'getApplicationIntent',
    'What became of an application that was sent',
  ),
  ['DELETE /api/antrag-intents/:key']: named('voidApplicationIntent', 'Void the key of an application'),
  [`GET ${APPLICATIONS}`]: named('getApplications', 'The applications of the customer'),
  [`GET ${APPLICATIONS}/:applicationId`]: named('getApplication', 'An application'),
  [`POST ${APPLICATIONS}/:applicationId/release/validation`]: named(
    'validateApplicationRelease',
    'Ask for the TAN of the second person',
    'challenge',
  ),
  [`POST ${APPLICATIONS}/:applicationId/release`]: named(
    'releaseApplication',
    'Release an application as its second person',
    'release',
  ),
  [`GET ${DRAFTS}`]: named('getApplicationDrafts', 'Applications that were begun'),
  [`GET ${DRAFTS}/:draftId`]: named('getApplicationDraft', 'An application that was begun'),
  [`PUT ${DRAFTS}/:draftId`]: named('saveApplicationDraft', 'Save an application that was begun'),
  [`DELETE ${DRAFTS}/:draftId`]: empty('dropApplicationDraft', 'Drop an application that was begun'),
  ['GET /api/products/v3/advertisingreference']: named(
    'getDefaultAdvertisingReference',
    'The advertising reference of a base product',
  ),
  ['GET /api/products/v3/advertisingreference/:wref']: named(
    'getAdvertisingReference',
    'An advertising reference',
  ),
  ['GET /api/products/v1/productmodules/:moduleId']: named('getProductModule', 'A module of a product'),
  ['GET /api/products/v1/productbundles/:bundleId']: named('getProductBundle', 'A bundle of modules'),
};
