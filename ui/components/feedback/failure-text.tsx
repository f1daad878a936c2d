import type { Failure } from '@domain/failure/failure';
import { useTexts } from '@ui/i18n/use-texts';
import { useState } from 'react';
import { useReconnected } from './use-connection';
import { useFailureWords } from './use-failure-words';

interface FailureTextProps {
  readonly failure: Failure;
  /** What stands beside it asks to try again, so that this does not. */
  readonly isAsked?: boolean;
}

/** What a failure means to the customer, in a sentence; that there is no connection is said only until there is one again. */
export function FailureText({ failure, isAsked = false }: FailureTextProps) {
  const t = useTexts();
  const words = useFailureWords()(failure);
  const [over, setOver] = useState<Failure>();
  useReconnected(words === 'offline', () => setOver(failure));
  if (over !== failure) return t(`common.failure.${words}`);
  const isBack = t('common.failure.backOnline');
  return isAsked ? isBack : `${isBack} ${t('common.failure.tryAgain')}`;
}
