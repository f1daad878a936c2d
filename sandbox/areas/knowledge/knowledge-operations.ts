import { named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const BROKERAGE = '/api/brokerage';
const GROUPS = `${BROKERAGE}/v1/productgroups`;
const DEPOT = `${BROKERAGE}/v3/depots/:depotId`;
const OWN_GROUPS = `${BROKERAGE}/persons/:clientId/v1/productgroups`;

/** What the calls about product groups are named in the description. */
export const knowledgeOperations: OperationNames = {
  [`GET ${GROUPS}`]: named('getProductGroups', 'The catalogue of product groups'),
  [`GET ${GROUPS}/:productGroupId`]: named('getProductGroup', 'A product group'),
  [`GET ${GROUPS}/:productGroupId/:questionId/:answerId`]: named('answerQuestion', 'Answer a question'),
  [`POST ${GROUPS}`]: named('sayExperience', 'Say what one has traded'),
  [`POST ${DEPOT}/validation`]: named(
    'validateDepotChange',
    'Ask for the release of a new target market',
    'challenge',
  ),
  [`PATCH ${DEPOT}`]: named('changeDepot', 'Change the target market of a depot', 'release'),
  [`GET ${OWN_GROUPS}`]: named('getOwnProductGroups', 'What the customer knows of product groups'),
};
