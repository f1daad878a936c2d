import { Button } from '@ui/components/action/button';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useTexts } from '@ui/i18n/use-texts';
import { Suspense, useState } from 'react';
import type { StartingOver } from './start-over-question';

interface StartOverProps {
  readonly starting: StartingOver;
}

/** Who presses it is asked first; the code of the question is fetched once the page stands. */
export const loadQuestion = async () => (await import('./start-over-question')).StartOverQuestion;
const StartOverQuestion = lazyPart(loadQuestion);

/** Drops what was typed, here and at the bank, once the customer has said so (APP-15). */
export function StartOver({ starting }: StartOverProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const stay = (): void => {
    setAsking(false);
    starting.forgetFailure();
  };
  return (
    <>
      <Button variant="text" onPress={() => setAsking(true)}>
        {t('application.startOver.action')}
      </Button>
      {isAsking && (
        <Suspense>
          <StartOverQuestion starting={starting} onStay={stay} />
        </Suspense>
      )}
    </>
  );
}
