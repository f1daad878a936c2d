import * as E from 'fp-ts/Either';
import type { TabId } from '../../codes/tab-id';
import { form, type Form } from '../../form/form';
import { errorFinding, findingOf, issueAt, type Finding, type Issue } from '../../form/issue';
import { oneOf } from '../../form/kinds/one-of';
import { text } from '../../form/kinds/text';
import { derive } from '../../form/nodes/derive';
import { field } from '../../form/nodes/field';
import { optional } from '../../form/nodes/lenient';
import type { DerivedNode, FieldNode } from '../../form/nodes/node';
import { read } from '../../form/outcome';
import type { Snapshot } from '../../form/session/snapshot';
import type { Message } from '../../message/message';
import {
  LONGEST_MESSAGE,
  LONGEST_REFERENCE,
  messageTopics,
  type MessageRequest,
  type MessageTopic,
} from '../secure-message';

/** How the names of all drafts of messages begin. */
export const MESSAGE_DRAFTS = 'message-draft/';

/** The name of a tab's draft, by which an intent names it as well. */
export const messageDraftName = (tab: TabId): string => `${MESSAGE_DRAFTS}${tab}`;

/** Whether nothing has been written yet: such a draft is worth no keeping. */
export const isBlankMessage = ({ fields }: Snapshot): boolean => (fields['text'] ?? '') === '';

/** What is typed, before the language of the page is known. */
export type WrittenMessage = Omit<MessageRequest, 'language'>;

/** The nodes of the form. */
export interface MessageNodes {
  readonly topic: FieldNode<MessageTopic | undefined, MessageTopic>;
  readonly reference: FieldNode<string, string>;
  readonly text: FieldNode<string, string>;
  readonly request: DerivedNode<WrittenMessage>;
}

/** All that the form itself finds wrong; each has a text. */
export type MessageFindingKey =
  | 'message-topic-missing'
  | 'message-text-missing'
  | 'message-text-long'
  | 'message-reference-long';

const finding = (key: MessageFindingKey, args: Readonly<Record<string, string>> = {}): Finding =>
  errorFinding(key, '', args);

/** A text of at most so many characters, as many as a person counts. */
const upTo =
  (most: number, key: MessageFindingKey) =>
  (typed: string): E.Either<Finding, string> => {
    const said = typed.trim();
    const count = charactersOf(said);
    return count > most
      ? E.left(finding(key, { most: String(most), over: String(count - most) }))
      : E.right(said);
  };

/** How many characters a text has, as a person counts them who types one outside of the basic plane. */
export const charactersOf = (text: string): number => Array.from(text).length;

/** A message to the bank (CUS-02). */
export const messageForm: Form<MessageNodes, object> = form((): MessageNodes => {
  const topic = field(oneOf<MessageTopic>(messageTopics), { missing: finding('message-topic-missing') });
  const reference = field(text(upTo(LONGEST_REFERENCE, 'message-reference-long')));
  const written = field(text(upTo(LONGEST_MESSAGE, 'message-text-long')), {
    missing: finding('message-text-missing'),
  });
  return {
    topic,
    reference,
    text: written,
    request: derive(
      { topic, reference: optional(reference), text: written },
      ({ topic: about, reference: name, text: said }) =>
        read({ topic: about, ...(name !== undefined && { reference: name }), text: said }),
      { needed: true },
    ),
  };
});

/** What the bank can say of a message, each with its field. */
export const messageKeys = {
  'fehler-nachricht-leer': 'text',
  'fehler-nachricht-zu-lang': 'text',
  'fehler-nachricht-bezug-zu-lang': 'reference',
} as const;

/** What the bank says of a message: at its field where it concerns one, else of the whole. */
export const messageIssues = (messages: readonly Message[]): readonly Issue[] =>
  messages
    .filter(({ severity }) => severity === 'ERROR')
    .map((message) => {
      const [, place] = Object.entries(messageKeys).find(([key]) => key === message.key) ?? [];
      return issueAt(place, findingOf(message), 'server');
    });
