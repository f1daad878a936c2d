import type { GroupContent, Question, Translated } from './content/group-content';
import type { GivenAnswer } from './knowledge-tables';

/** A question as it is asked in one quiz: its id and the ids of its answers mean nothing in any other. */
export interface AskedQuestion {
  readonly questionId: string;
  readonly text: Translated;
  readonly answers: readonly { readonly answerId: string; readonly text: Translated }[];
}

/** A quiz of one customer about one group. */
export interface Quiz {
  readonly quizId: string;
  readonly questions: readonly AskedQuestion[];
  /** What was answered, by the place in the content; undefined for ids that are not of this quiz. */
  readonly find: (questionId: string, answerId: string) => GivenAnswer | undefined;
}

/** Makes a mark out of a name with the bank's secret, so that nobody can tell one from the other. */
export type Mark = (name: string) => string;

/** The place of the right answer in the content. */
const RIGHT = 0;

/**
 * The quiz with this number. Ids are marks of customer, number and place; questions and answers stand in the order of
 * their ids, which is a new one in each quiz, so that neither place nor id tells anything (rules.md 12).
 */
export function quizOf(mark: Mark, clientId: string, { id, questions }: GroupContent, number: number): Quiz {
  const name = `${clientId}/${id}/${number}`;
  const places = new Map<string, GivenAnswer>();
  const asked = questions.map((question, index) => {
    const questionId = mark(`${name}/${index}`);
    return { questionId, text: question.text, answers: answersOf(question, index, questionId) };
  });

  function answersOf({ answers }: Question, question: number, questionId: string) {
    const given = answers.map((text, answer) => {
      const answerId = mark(`${name}/${question}/${answer}`);
      places.set(`${questionId}/${answerId}`, { question, answer });
      return { answerId, text };
    });
    return given.sort((one, other) => (one.answerId < other.answerId ? -1 : 1));
  }

  return {
    quizId: mark(name),
    questions: asked.sort((one, other) => (one.questionId < other.questionId ? -1 : 1)),
    find: (questionId, answerId) => places.get(`${questionId}/${answerId}`),
  };
}

/** Whether an answer is the right one. */
export const isRight = ({ answer }: GivenAnswer): boolean => answer === RIGHT;

/** Whether the very same answer was given before in this quiz. */
export const wasGiven = (given: readonly GivenAnswer[], { question, answer }: GivenAnswer): boolean =>
  given.some((each) => each.question === question && each.answer === answer);

/** Whether every question of the group has its right answer. */
export const isSolved = ({ questions }: GroupContent, given: readonly GivenAnswer[]): boolean =>
  questions.every((_, question) => wasGiven(given, { question, answer: RIGHT }));
