import { useTexts } from '@ui/i18n/use-texts';
import { Icon } from '../icon/icon';
import css from './stepper.module.css';
import { VisuallyHidden } from '../text/visually-hidden';

/** One step with its name. */
export interface Step<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface StepperProps<Id extends string> {
  /** Names the whole: "Schritte der Order". */
  readonly label: string;
  readonly steps: readonly Step<Id>[];
  readonly current: Id;
}

/** Where a short sequence stands, such as DATA, CONFIRMATION, RELEASE (portal.md 2.5). */
export function Stepper<Id extends string>({ label, steps, current }: StepperProps<Id>) {
  const t = useTexts();
  const at = steps.findIndex((step) => step.id === current);
  return (
    <ol className={css['stepper']} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={index < at ? css['done'] : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at && <Icon name="check" size="small" />}
          <span>
            {index + 1} {step.label}
          </span>
          {index < at && <VisuallyHidden>{` ${t('common.step.done')}`}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
