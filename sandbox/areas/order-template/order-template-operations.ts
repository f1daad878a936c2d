import { empty, named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const BROKERAGE = '/api/brokerage';
const TEMPLATES = `${BROKERAGE}/v1/ordertemplates`;

/** What the calls about order templates are named in the description. */
export const orderTemplateOperations: OperationNames = {
  [`GET ${TEMPLATES}`]: named('getOrderTemplates', 'The templates'),
  [`POST ${TEMPLATES}`]: named('keepOrderTemplate', 'Keep a template'),
  [`GET ${TEMPLATES}/:orderTemplateId`]: named('getOrderTemplate', 'A template'),
  [`PATCH ${TEMPLATES}/:orderTemplateId`]: named('changeOrderTemplate', 'Change a template'),
  [`DELETE ${TEMPLATES}/:orderTemplateId`]: empty('dropOrderTemplate', 'Drop a template'),
};
