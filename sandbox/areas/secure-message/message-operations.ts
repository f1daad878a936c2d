import { empty, named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const LIST = '/api/messages/v1/securemessages';

/** What the calls about messages to the bank are named in the description. */
export const messageOperations: OperationNames = {
  [`GET ${LIST}`]: named('getSecureMessages', 'What the customer has written, with the answers'),
  [`POST ${LIST}/validation`]: named('validateSecureMessage', 'Ask whether a message would be taken'),
  [`POST ${LIST}`]: named('sendSecureMessage', 'Write to the bank'),
  [`POST ${LIST}/:messageId/read`]: empty('markAnswerRead', 'The answer to a message has been seen'),
};
