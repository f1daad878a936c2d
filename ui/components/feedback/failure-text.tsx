import type { Failure } from '@domain/failure/failure';
import { failureWords } from '@domain/failure/failure-words';
import { useTexts } from '@ui/i18n/use-texts';
import { useState } from 'react';
import { useReconnected } from './use-connection';

/** What a failure means to the customer, in a sentence; that there is no connection is said only until there is one again. */
export function FailureText({ failure }: { readonly failure: Failure }) {
  const t = useTexts();
  const words = failureWords(failure);
  const [over, setOver] = useState<Failure>();
  useReconnected(words === 'offline', () => setOver(failure));
  return over === failure ? t('common.failure.backOnline') : t(`common.failure.${words}`);
}
