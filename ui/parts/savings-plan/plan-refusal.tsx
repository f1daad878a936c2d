import { Notice } from '@ui/components/feedback/notice';
import { messageWords } from '@ui/i18n/message-text';
import { useTextSource } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';

interface PlanRefusalProps {
  /** The key of the bank's message; undefined where it takes plans. */
  readonly refusal: string | undefined;
  /** Where it stands alone, the way on. */
  readonly actions?: ReactNode;
}

/** Says to the few whom it concerns that the bank takes no savings plan of theirs, before anything is typed. */
export function PlanRefusal({ refusal, actions }: PlanRefusalProps) {
  const texts = useTextSource();
  if (refusal === undefined) return null;
  return <Notice kind="warn" headline={messageWords(texts, { key: refusal, args: {} })} actions={actions} />;
}
