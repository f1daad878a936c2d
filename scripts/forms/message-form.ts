import type { FieldNode } from '@domain/form/nodes/node';
import type { FormSession } from '@domain/form/session/form-session';
import { messageForm, messageKeys, type MessageFindingKey } from '@domain/postbox/form/message-form';
import { LONGEST_MESSAGE, LONGEST_REFERENCE } from '@domain/postbox/secure-message';
import type { CheckedForm, IssueExample } from './checked-form';

const { nodes } = messageForm;

const typed =
  (field: FieldNode<string, unknown>, text: string) =>
  (session: FormSession<object, object>): void =>
    session.field(field).setValue(text);

/** An issue by its key; its text has the same. */
const issue = (
  key: MessageFindingKey,
  raise: IssueExample['raise'] = () => undefined,
): readonly [string, IssueExample] => [key, { text: `error-codes.${key}`, raise }];

/** A message to the bank. */
export const checkedMessageForm: CheckedForm = {
  name: 'message',
  form: messageForm,
  flows: [],
  labelOf: (path) => `message.entry.${path}`,
  issues: Object.fromEntries([
    issue('message-topic-missing'),
    issue('message-text-missing'),
    issue('message-text-long', typed(nodes.text, 'a'.repeat(LONGEST_MESSAGE + 1))),
    issue('message-reference-long', typed(nodes.reference, 'a'.repeat(LONGEST_REFERENCE + 1))),
  ]),
  serverPlaces: messageKeys,
};
