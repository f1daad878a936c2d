import { experiences } from '@domain/knowledge/group-progress';
import { Button } from '@ui/components/action/button';
import { ChoiceField } from '@ui/components/field/choice-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { NotDone } from './not-done';
import css from './learning-path.module.css';
import type { StepProps } from './step-props';

/** How often the customer has traded what belongs to the group. */
export const ExperienceStep = observer(function ExperienceStep({ model, known }: StepProps) {
  const t = useTexts();
  const said = model.experience ?? known.progress.experience;
  return (
    <form
      className={css['step']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== undefined) model.setExperience(said);
        void model.sayExperience();
      }}
    >
      <h3>{t('knowledge.step.EXPERIENCE')}</h3>
      <ChoiceField
        id="experience"
        label={t('knowledge.experience.label')}
        hint={t('knowledge.experience.hint')}
        value={said}
        choices={experiences.map((value) => ({ value, label: t(`knowledge.experience.${value}`) }))}
        onChange={(value) => model.setExperience(value)}
      />
      <NotDone failure={model.failure} headline={t('knowledge.experience.notSaved')} />
      <div>
        <Button
          type="submit"
          variant="go"
          trailingIcon="arrow-right"
          busy={model.busy === 'saving' ? t('knowledge.experience.saving') : undefined}
          blocked={said === undefined ? t('knowledge.experience.missing') : undefined}
        >
          {t('knowledge.experience.save')}
        </Button>
      </div>
    </form>
  );
});
