import { useCallback, useState } from 'react';

/** Hands what came of a promise to the boundary around the page: code that was lost, or a bug. */
export function useBoundary(): (reason: unknown) => void {
  const [failure, setFailure] = useState<Error>();
  const hand = useCallback((reason: unknown) => {
    setFailure(reason instanceof Error ? reason : new Error(String(reason)));
  }, []);
  if (failure !== undefined) throw failure;
  return hand;
}
