import type { Medium } from '@domain/knowledge/product-group';
import { Button } from '@ui/components/action/button';
import { Tag } from '@ui/components/text/tag';
import { useLanguage, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import css from './learning-path.module.css';
import type { LearningModel } from './learning-model';
import type { StepProps } from './step-props';

/** What there is to know: what it is, what it brings, what can go wrong. */
export const ExpertiseStep = observer(function ExpertiseStep({ model, material }: StepProps) {
  const t = useTexts();
  return (
    <div className={css['step']}>
      <h3>{t('knowledge.step.EXPERTISE')}</h3>
      {material.expertise.map((paragraph) => (
        <p key={paragraph} className={css['read']}>
          {paragraph}
        </p>
      ))}
      <div>
        <Button variant="go" trailingIcon="arrow-right" onPress={() => model.goTo('MEDIA')}>
          {t('knowledge.read')}
        </Button>
      </div>
    </div>
  );
});

/** Booklet, film and picture, each where it stands. */
export const MediaStep = observer(function MediaStep({ model, material }: StepProps) {
  const t = useTexts();
  return (
    <div className={css['step']}>
      <h3>{t('knowledge.step.MEDIA')}</h3>
      <ul className={css['media']}>
        {material.media.map((medium) => (
          <li key={medium.id}>
            <div className={css['medium']}>
              <h4>{medium.title}</h4>
              {model.seen.has(medium.id) ? (
                <Tag icon="check" tone="ok">
                  {t('knowledge.media.seen')}
                </Tag>
              ) : (
                <Tag icon="circle">{t('knowledge.media.open')}</Tag>
              )}
            </div>
            <MediumView medium={medium} model={model} />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="go" trailingIcon="arrow-right" onPress={() => model.goTo('QUIZ')}>
          {t('knowledge.toQuiz')}
        </Button>
      </div>
    </div>
  );
});

interface MediumViewProps {
  readonly medium: Medium;
  readonly model: LearningModel;
}

function MediumView({ medium: { id, type, title, href, captions }, model }: MediumViewProps) {
  const t = useTexts();
  const language = useLanguage();
  const seen = (): void => model.markSeen(id);
  switch (type) {
    case 'PDF':
      return (
        <a href={href} target="_blank" rel="noreferrer" onClick={seen}>
          {t('knowledge.media.booklet')}
        </a>
      );
    case 'VIDEO':
      return (
        <video controls preload="none" aria-label={title} className={css['film']} onPlay={seen}>
          <source src={href} type="video/webm" />
          <track
            kind="captions"
            src={captions}
            srcLang={language}
            label={t('knowledge.media.captions')}
            default
          />
        </video>
      );
    case 'IMAGE':
      return <img src={href} alt={title} loading="lazy" width={640} height={420} onLoad={seen} />;
  }
}
