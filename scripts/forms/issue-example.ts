import type { FieldNode } from '@domain/form/nodes/node';
import type { FormSession } from '@domain/form/session/form-session';
import type { IssueExample } from './checked-form';

/** An issue by its key, with what raises it; its text has the same key. */
export const issue = (
  key: string,
  raise: IssueExample['raise'] = () => undefined,
): readonly [string, IssueExample] => [key, { text: `error-codes.${key}`, raise }];

/** What raises an issue when it is typed into a field. */
export const typed =
  (field: FieldNode<string, unknown>, text: string) =>
  (session: FormSession<object, object>): void =>
    session.field(field).setValue(text);
