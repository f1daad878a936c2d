import { instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import type { Bank } from '@sandbox/platform/bank';
import type { GroupContent } from './content/group-content';
import { CLASSES, type KnowledgeAnswer, type ProductGroupAnswer } from './knowledge-schema';
import { MOST_TRIES, type KnowledgeRow } from './knowledge-store';
import type { Language } from './language';
import { mediaOf } from './media/media-of';
import { quizMark } from './quiz-mark';
import { quizOf, type Quiz } from './quiz';

/** What of a group is asked for besides its head. */
export interface WantedOfGroup {
  readonly questions: boolean;
  readonly media: boolean;
  readonly applicationRelevance: boolean;
}

/** A group for one customer: the questions are those of their quiz at hand. */
export function groupAnswer(
  group: GroupContent,
  quiz: Quiz,
  wanted: WantedOfGroup,
  language: Language,
): ProductGroupAnswer {
  const { id, name, kind, knowledgeClass, allows, expertise } = group;
  return {
    productGroupId: id,
    name: name[language],
    kind,
    knowledgeClass,
    targetMarkets: [...marketsOf(group)],
    allows: allows[language],
    ...(wanted.applicationRelevance ? { applicationRelevance: true } : {}),
    ...(wanted.media
      ? { expertise: expertise.map((text) => text[language]), media: mediaOf(group, language) }
      : {}),
    ...(wanted.questions
      ? {
          questions: quiz.questions.map(({ questionId, text, answers }) => ({
            questionId,
            text: text[language],
            answers: answers.map(({ answerId, text: answer }) => ({ answerId, text: answer[language] })),
          })),
        }
      : {}),
  };
}

/** A group is for depots of its class and of every more demanding one. */
export const marketsOf = ({ knowledgeClass }: GroupContent): ProductGroupAnswer['targetMarkets'] =>
  CLASSES.slice(CLASSES.indexOf(knowledgeClass), CLASSES.indexOf('UNKNOWN'));

/** The number of the quiz that questions are asked from: after the pause it is the next one. */
const numberAt = (row: KnowledgeRow, now: number): number =>
  row.locked_until !== null && row.locked_until.getTime() <= now ? row.quiz + 1 : row.quiz;

/** The quiz the customer is in. */
export const currentQuiz = (
  bank: Pick<Bank, 'deriveKey' | 'clock'>,
  group: GroupContent,
  row: KnowledgeRow,
): Quiz => quizOf(quizMark(bank), row.client_id, group, numberAt(row, bank.clock.now()));

/** How far the customer has come with a group. */
export function knowledgeAnswer(
  bank: Pick<Bank, 'deriveKey' | 'clock'>,
  group: GroupContent,
  row: KnowledgeRow,
): KnowledgeAnswer {
  const { locked_until, verified_at, experience, step } = row;
  const now = bank.clock.now();
  const isLocked = locked_until !== null && locked_until.getTime() > now;
  const isOver = locked_until !== null && !isLocked;
  return {
    productGroupId: group.id,
    status:
      verified_at !== null
        ? 'VERIFIED'
        : isLocked
          ? 'LOCKED'
          : step === 'EXPERIENCE'
            ? 'UNVERIFIED'
            : 'PROGRESS',
    step,
    experience: experience === null ? null : { transactions: experience },
    triesLeft: isOver ? MOST_TRIES : row.tries_left,
    lockedUntil: isLocked ? timestampText(instant(locked_until.getTime())) : null,
    quizId: currentQuiz(bank, group, row).quizId,
  };
}
