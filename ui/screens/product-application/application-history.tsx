import { useStepHistory } from '@ui/app/history/use-step-history';
import { useState } from 'react';
import type { ApplicationModel } from './application-model';
import { ApplicationSteps } from './application-steps';

/** What the browser keeps of an application: an entry a step. */
export function ApplicationHistory({ page }: { readonly page: Pick<ApplicationModel, 'walk'> }) {
  const [steps] = useState(() => new ApplicationSteps(page));
  useStepHistory(steps);
  return null;
}
