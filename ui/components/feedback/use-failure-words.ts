import type { Failure } from '@domain/failure/failure';
import { failureWords, type FailureWords } from '@domain/failure/failure-words';
import { useOnline } from './use-connection';

/** Text keys of what a failure means, by what is known of the line now. */
export function useFailureWords(): (failure: Failure) => FailureWords {
  const isOnline = useOnline();
  return (failure) => failureWords(failure, isOnline);
}
