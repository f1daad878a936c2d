import { instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import * as E from 'fp-ts/Either';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { NOT_FOUND, type Refusal } from '@sandbox/platform/http/refusal';
import type { GroupContent } from './content/group-content';
import { quizLocked, wrongAnswer } from './knowledge-messages';
import { changeKnowledge, holdKnowledge, MOST_TRIES, type KnowledgeRow } from './knowledge-store';
import { quizMark } from './quiz-mark';
import { isRight, isSolved, quizOf, wasGiven } from './quiz';

const DAY = 86_400_000;
/** The pause doubles with each failure, up to this many times. */
const MOST_DOUBLINGS = 5;

/** An answer as it arrives. */
export interface GivenInQuiz {
  readonly clientId: string;
  readonly group: GroupContent;
  readonly questionId: string;
  readonly answerId: string;
}

/**
 * Checks an answer while the customer's row is held, so that of any number of calls at once each is counted. A wrong
 * one costs a try, the same one twice costs one, spent tries a pause that doubles with each failure; a question that
 * has its right answer, and a group that is verified, cost none (rules.md 12).
 */
export function answerQuestion(bank: Bank, given: GivenInQuiz): Promise<E.Either<Refusal, void>> {
  return inTransaction(bank.db, async (tx) => {
    const { clientId, group, questionId, answerId } = given;
    const held = await holdKnowledge(tx, clientId, group.id);
    const now = bank.clock.now();
    if (held.locked_until !== null && held.locked_until.getTime() > now) return E.left(lockedBy(held));
    const row = held.locked_until === null ? held : await nextQuiz(tx, held);
    const answer = quizOf(quizMark(bank), clientId, group, row.quiz).find(questionId, answerId);
    if (answer === undefined) return E.left(NOT_FOUND);
    if (wasGiven(row.answers, answer)) return outcome(row, isRight(answer));
    const answers = [...row.answers, answer];
    const isOpen = row.verified_at === null && !wasGiven(row.answers, { ...answer, answer: 0 });
    if (isRight(answer) || !isOpen) {
      const isDone = isOpen && isSolved(group, answers);
      const verified = isDone ? ({ verified_at: new Date(now), step: 'SUCCESSFUL' } as const) : {};
      const step = row.verified_at === null ? ({ step: 'QUIZ' } as const) : {};
      const changed = await changeKnowledge(tx, row, { answers: json(answers), ...step, ...verified });
      if (isDone) await audit(tx, bank, { clientId, kind: 'KNOWLEDGE_SHOWN', detail: { group: group.id } });
      return outcome(changed, isRight(answer));
    }
    const triesLeft = row.tries_left - 1;
    const isSpent = triesLeft === 0;
    const changed = await changeKnowledge(tx, row, {
      answers: json(answers),
      tries_left: triesLeft,
      step: isSpent ? 'UNSUCCESSFUL' : 'QUIZ',
      locked_until: isSpent ? pauseAfter(row.quiz, now) : null,
    });
    return isSpent ? E.left(lockedBy(changed)) : outcome(changed, false);
  });
}

const outcome = ({ tries_left }: KnowledgeRow, right: boolean): E.Either<Refusal, void> =>
  right ? E.right(undefined) : E.left(wrongAnswer(tries_left));

function lockedBy({ locked_until }: KnowledgeRow): Refusal {
  return quizLocked(timestampText(instant(locked_until?.getTime() ?? 0)));
}

const pauseAfter = (quiz: number, now: number): Date =>
  new Date(now + DAY * 2 ** Math.min(quiz - 1, MOST_DOUBLINGS));

/** After the pause everything is asked again, in a new order and under new ids. */
const nextQuiz = (tx: BankTransaction, row: KnowledgeRow): Promise<KnowledgeRow> =>
  changeKnowledge(tx, row, {
    quiz: row.quiz + 1,
    tries_left: MOST_TRIES,
    locked_until: null,
    answers: json([]),
  });
