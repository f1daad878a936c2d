import {
  canOpen,
  nextStep,
  pathSteps,
  type KnownGroup,
  type PathStep,
} from '@domain/knowledge/group-progress';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { Stepper } from '@ui/components/progress/stepper';
import { useLanguage, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ComponentType } from 'react';
import { ClassMark } from './class-mark';
import { ExperienceStep } from './experience-step';
import { StatusTag } from './group-list';
import type { LearningModel } from './learning-model';
import css from './learning-path.module.css';
import { ExpertiseStep, MediaStep } from './material-steps';
import { QuizStep } from './quiz-step';
import { pathOfOrigin, type Origin } from './origin';
import type { StepProps } from './step-props';

const STEPS: Readonly<Record<PathStep, ComponentType<StepProps>>> = {
  EXPERIENCE: ExperienceStep,
  EXPERTISE: ExpertiseStep,
  MEDIA: MediaStep,
  QUIZ: QuizStep,
};

interface LearningPathProps {
  readonly model: LearningModel;
  readonly known: KnownGroup;
  /** The address of the list, for a page too narrow to show both. */
  readonly back: string;
  /** The page that asked for this knowledge. */
  readonly origin: Origin | undefined;
}

/** One group's path: where it stands, and the step at hand; an earlier step can be opened again. */
export const LearningPath = observer(function LearningPath({
  model,
  known,
  back,
  origin,
}: LearningPathProps) {
  const t = useTexts();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { group, progress } = known;
  const step = model.step ?? nextStep(progress);
  const Step = STEPS[step];
  const others = pathSteps.filter((other) => other !== step && canOpen(progress, other));
  useEffect(() => {
    void model.load(language);
  }, [model, language]);
  useEffect(() => {
    heading.current?.focus();
  }, [step]);
  return (
    <section className={css['sheet']} aria-labelledby="learning">
      <div className={css['back']}>
        <ButtonLink to={back} icon="arrow-left">
          {t('knowledge.toList')}
        </ButtonLink>
      </div>
      <div className={css['head']}>
        <h2 id="learning" ref={heading} tabIndex={-1}>
          {group.name}
        </h2>
        <span className={css['marks']}>
          <StatusTag status={progress.status} />
          <ClassMark knowledgeClass={group.knowledgeClass} />
        </span>
      </div>
      <p>{t('knowledge.allows', { what: group.allows })}</p>
      <Stepper
        label={t('knowledge.steps')}
        steps={pathSteps.map((id) => ({ id, label: t(`knowledge.step.${id}`) }))}
        current={step}
      />
      {progress.status === 'VERIFIED' && (
        <Notice kind="ok" headline={t('knowledge.done.headline')}>
          {t('knowledge.done.text')}
        </Notice>
      )}
      {origin !== undefined && (
        <p>
          <ButtonLink to={pathOfOrigin(origin)} variant={progress.status === 'VERIFIED' ? 'go' : 'plain'}>
            {t(`knowledge.from.${origin.page}`)}
          </ButtonLink>
        </p>
      )}
      <RemoteView
        data={model.material.data}
        subject={t('knowledge.material')}
        onRetry={() => void model.load(language)}
      >
        {(material) => <Step model={model} known={known} material={material} />}
      </RemoteView>
      {others.length > 0 && (
        <nav className={css['jump']} aria-label={t('knowledge.jump')}>
          {others.map((other) => (
            <Button key={other} variant="text" onPress={() => model.goTo(other)}>
              {t(`knowledge.step.${other}`)}
            </Button>
          ))}
        </nav>
      )}
    </section>
  );
});
