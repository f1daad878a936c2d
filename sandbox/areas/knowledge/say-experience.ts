import * as E from 'fp-ts/Either';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { GROUPS } from './content/all-groups';
import { knowledgeAnswer } from './knowledge-answer';
import { knowledgeMessage } from './knowledge-messages';
import type { KnowledgeAnswer } from './knowledge-schema';
import { changeKnowledge, holdKnowledge } from './knowledge-store';
import type { Experience } from './knowledge-tables';

/** What is said of one group. */
interface SaidExperience {
  readonly productGroupId: string;
  readonly experience: Experience;
}

const TWICE = refusal(
  422,
  'precondition.failed',
  knowledgeMessage.error('fehler-produktgruppe-mehrfach', { origin: ['groups'] }),
);

/**
 * Writes down how often the customer has traded what belongs to some groups: all of it or nothing. It opens the
 * learning path and proves no knowledge.
 */
export async function sayExperience(
  bank: Bank,
  tx: BankTransaction,
  clientId: string,
  said: readonly SaidExperience[],
): Promise<E.Either<Refusal, readonly KnowledgeAnswer[]>> {
  const ids = said.map(({ productGroupId }) => productGroupId);
  if (new Set(ids).size < ids.length) return E.left(TWICE);
  if (!ids.every((id) => GROUPS.some((group) => group.id === id))) return E.left(NOT_FOUND);
  const answers: KnowledgeAnswer[] = [];
  // In one order for all, so that two savings of the same groups never wait for each other in a circle.
  for (const group of GROUPS) {
    const experience = said.find(({ productGroupId }) => productGroupId === group.id)?.experience;
    if (experience === undefined) continue;
    const held = await holdKnowledge(tx, clientId, group.id);
    const step = held.step === 'EXPERIENCE' ? 'EXPERTISE' : held.step;
    answers.push(knowledgeAnswer(bank, group, await changeKnowledge(tx, held, { experience, step })));
  }
  await audit(tx, bank, { clientId, kind: 'EXPERIENCE_SAID', detail: { groups: ids } });
  return E.right(answers);
}
