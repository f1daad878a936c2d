import { Notice } from '@ui/components/feedback/notice';
import { messageWords } from '@ui/i18n/message-text';
import { useTextSource } from '@ui/i18n/use-texts';

interface PlanRefusalProps {
  /** The key of the bank's message; undefined where it takes plans. */
  readonly refusal: string | undefined;
}

/** Says to the few whom it concerns that the bank takes no savings plan of theirs, before anything is typed. */
export function PlanRefusal({ refusal }: PlanRefusalProps) {
  const texts = useTextSource();
  if (refusal === undefined) return null;
  return <Notice kind="warn" headline={messageWords(texts, { key: refusal, args: {} })} />;
}
