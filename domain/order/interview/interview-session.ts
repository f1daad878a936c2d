import type { OrderDraft } from '@domain/order/draft/order-draft';
import { isUnsaid } from './interview-plan';
import { natures, type Question } from './interview-question';

/** Where an interview stands: what is asked now, and what was answered, with what each answer rested on then. */
export interface InterviewSession {
  readonly at: Question;
  readonly answered: ReadonlyMap<Question, string>;
}

/** What a session is looked at with: the questions that are asked now, and the answers as they stand. */
export interface InterviewView {
  readonly plan: readonly Question[];
  readonly draft: OrderDraft;
}

/** The questions that a prefilled order begins after, if it has an answer to each of them. */
const opening: readonly Question[] = ['instrument', 'side', 'quantity'];

/** A new interview: what came with a link or a draft is taken as answered, the rest is asked. */
export function beginInterview({ plan, draft }: InterviewView): InterviewSession {
  const unsaid = opening.findIndex((question) => isUnsaid(question, draft));
  // Nobody has said which side until a security was named.
  const known = unsaid === 0 ? [] : opening.slice(0, unsaid === -1 ? opening.length : unsaid);
  const answered = new Map(known.map((question) => [question, groundOf(question, draft)]));
  return { at: plan[known.length] ?? 'summary', answered };
}

/** What an answer rests on, as one text: if it changes, the question is open again. */
const groundOf = (question: Question, draft: OrderDraft): string =>
  JSON.stringify(natures[question].restsOn.map((other) => natures[other].answer(draft)));

/** Whether a question has its answer, and nothing it rests on has changed since. */
export const isAnswered = (
  { answered }: InterviewSession,
  question: Question,
  { draft }: InterviewView,
): boolean => answered.get(question) === groundOf(question, draft) && !isUnsaid(question, draft);

/** The questions still to be asked, in their order. */
export const openQuestions = (session: InterviewSession, view: InterviewView): readonly Question[] =>
  view.plan.filter((question) => question !== 'summary' && !isAnswered(session, question, view));

/** The present question is answered; on to the next open one, behind this one first, or to the summary. */
export function goOn(session: InterviewSession, view: InterviewView): InterviewSession {
  const { at } = session;
  const answered = new Map(session.answered).set(at, groundOf(at, view.draft));
  const open = openQuestions({ at, answered }, view);
  const here = view.plan.indexOf(at);
  const next = open.find((question) => view.plan.indexOf(question) > here) ?? open[0] ?? 'summary';
  return { at: next, answered };
}

/** To the question before, answered or not; at the first one it stays. */
export function goBack({ at, answered }: InterviewSession, { plan }: InterviewView): InterviewSession {
  return { at: plan[Math.max(0, plan.indexOf(at) - 1)] ?? at, answered };
}

/** To a question whose answer is to be changed. */
export const goTo = ({ answered }: InterviewSession, at: Question): InterviewSession => ({ at, answered });

/** A question that is not asked any more gives way to the first open one. */
export const settled = (session: InterviewSession, view: InterviewView): InterviewSession =>
  view.plan.includes(session.at) ? session : goTo(session, openQuestions(session, view)[0] ?? 'summary');
