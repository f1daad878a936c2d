import { useTexts } from '@ui/i18n/use-texts';
import type { ShownNodes } from '../observed-order';
import type { Question } from '@domain/order/interview/interview-flow';

/** The questions that a purchase asks in other words than a sale. */
const sided = ['quantity', 'venue', 'triggerLimit', 'limit', 'distance'] as const;

type Sided = (typeof sided)[number];

const isSided = (question: Question): question is Sided => sided.some((each) => each === question);

/** A question in words, and why it is asked. Called by an observer. */
export function useQuestionText(
  nodes: ShownNodes<'side'>,
): (question: Question) => { readonly heading: string; readonly why: string } {
  const t = useTexts();
  const side = nodes.side.value;
  return (question) =>
    isSided(question)
      ? {
          heading: t(`orderInterview.ask.${question}.${side}.heading`),
          why: t(`orderInterview.ask.${question}.${side}.why`),
        }
      : {
          heading: t(`orderInterview.ask.${question}.heading`),
          why: t(`orderInterview.ask.${question}.why`),
        };
}
