import { ProgressLine } from '@ui/components/progress/progress';
import { Stepper } from '@ui/components/progress/stepper';
import { useTexts } from '@ui/i18n/use-texts';

/** The steps of everything that is released (portal.md 2.5). */
const releaseSteps = ['DATA', 'CONFIRMATION', 'RELEASE'] as const;

/** One step of a release. */
export type ReleaseStep = (typeof releaseSteps)[number];

interface ReleaseStepsProps {
  /** Names the whole: "Schritte der Order". */
  readonly label: string;
  readonly current: ReleaseStep;
  /** Whether a progress bar stands above the steps. */
  readonly withProgress?: boolean;
}

/** Where a release stands: an optional progress bar and the steps (TAN-04). */
export function ReleaseSteps({ label, current, withProgress = false }: ReleaseStepsProps) {
  const t = useTexts();
  const at = releaseSteps.indexOf(current) + 1;
  return (
    <>
      {withProgress && (
        <ProgressLine
          label={label}
          share={at / releaseSteps.length}
          words={t('tan.steps.progress', { at, all: releaseSteps.length })}
        />
      )}
      <Stepper
        label={label}
        current={current}
        steps={releaseSteps.map((id) => ({ id, label: t(`tan.steps.${id}`) }))}
      />
    </>
  );
}
