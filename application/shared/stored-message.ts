import type { Message } from '@domain/message/message';
import type { Severity } from '@domain/message/severity';
import type { StoredFields } from './stored-fields';

const severities: readonly Severity[] = ['INFO', 'WARN', 'ERROR'];

/** The message of a stored one; throws on what is none. Messages are stored as they are. */
export const readMessage = (fields: StoredFields): Message => ({
  severity: fields.oneOf('severity', severities),
  key: fields.text('key'),
  ...(fields.has('text') ? { text: fields.text('text') } : {}),
  args: fields.textMap('args'),
  origin: fields.texts('origin'),
});
