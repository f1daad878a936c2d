import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { saveText } from '@ui/components/page/save-text';
import { observer } from 'mobx-react-lite';
import type { ApplicationWalk } from './application-walk';
import type { Wording } from './field-words';
import css from './product-application.module.css';
import { isEditable, summaryOf } from './summary-rows';

interface SummaryStepProps {
  readonly walk: ApplicationWalk;
  readonly wording: Wording;
}

/** All that was said, step by step, to be read once more, printed and kept (APP-10). */
export const SummaryStep = observer(function SummaryStep({ walk, wording }: SummaryStepProps) {
  const { t } = wording;
  const steps = walk.listed
    .filter(({ component }) => component === 'fields')
    .map((step) => ({ step, lines: summaryOf(walk, step, wording) }));
  const { product } = walk.compiled.application;
  const save = (): void => {
    const text = steps.flatMap(({ step, lines }) => [
      t(`application.step.${step.name}`),
      ...lines.map(({ label, value }) => `  ${label}: ${value}`),
      '',
    ]);
    saveText(
      t('application.summary.file', { product }),
      'text/plain',
      [t(`application.title.${product}`), '', ...text].join('\r\n'),
    );
  };
  return (
    <>
      <Notice kind="ok" headline={t('application.summary.complete.headline')}>
        <p>{t('application.summary.complete.text')}</p>
      </Notice>
      {steps.map(({ step, lines }) => (
        <section key={step.name} className={css['said']} aria-labelledby={`summary-${step.name}`}>
          <div className={css['saidHead']}>
            <h2 id={`summary-${step.name}`}>{t(`application.step.${step.name}`)}</h2>
            {isEditable(walk, step) && (
              <Button icon="file-pen" onPress={() => walk.goTo(step.name)}>
                {t('application.summary.edit')}
              </Button>
            )}
          </div>
          <dl className={css['rows']}>
            {lines.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <ButtonRow>
        <Button icon="download" onPress={save}>
          {t('application.summary.save')}
        </Button>
      </ButtonRow>
    </>
  );
});
