import { useState } from 'react';
import { InputSteps, type InputPage } from './input-steps';
import { useStepHistory } from './use-step-history';

/** What the browser keeps of a page whose input is checked, released and done: an entry a step. */
export function InputHistory({ page }: { readonly page: InputPage }) {
  const [steps] = useState(() => new InputSteps(page));
  useStepHistory(steps);
  return null;
}
