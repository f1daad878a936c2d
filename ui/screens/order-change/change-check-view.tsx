import { shortNumber } from '@domain/codes/short-number';
import { valueOrUndefined } from '@domain/failure/remote-data';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { IssueText } from '@ui/components/field/issue-text';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { SectionHead } from '@ui/components/text/section-head';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { useTexts } from '@ui/i18n/use-texts';
import { LazyCostNotes } from '@ui/parts/cost/lazy-cost-notes';
import { observer } from 'mobx-react-lite';
import type { ChangePartModel } from './change-part-model';
import { ChangeSentence, useChangeWords } from './change-sentence';
import { ChangeTable } from './change-table';
import css from './order-change.module.css';
import type { ChangeStep } from './change-step';
import type { OrderChangeModel } from './order-change-model';

interface ChangeCheckProps {
  readonly model: OrderChangeModel;
  readonly editing: ChangePartModel;
  readonly step: Extract<ChangeStep, { kind: 'check' }>;
}

/** The second step: the change in words, before and after with the costs of both, and what the bank says of it. */
export const ChangeCheckView = observer(function ChangeCheckView({ model, editing, step }: ChangeCheckProps) {
  const t = useTexts();
  const textOf = useIssueTexts();
  const { data } = model.costs;
  const { part } = editing;
  const { depot } = model.followed;
  const { sharesValidity } = editing;
  const wordsOf = useChangeWords();
  return (
    <div className={css['step']}>
      <section aria-labelledby="change-check">
        <SectionHead id="change-check">{t('orderChange.checkHeading')}</SectionHead>
        <p className={css['sentence']}>
          <ChangeSentence part={part} depot={depot} checked={step} sharesValidity={sharesValidity} />
        </p>
      </section>
      {step.notices.map((issue) => (
        <IssueText key={issue.key} issue={textOf(issue)} />
      ))}
      <ChangeTable part={part} checked={step} costs={valueOrUndefined(data)} />
      <RemoteView data={data} subject={t('orderChange.costs')} onRetry={model.loadCosts}>
        {({ after }) => (
          <>
            <p className={css['hint']}>{t('orderChange.costsHint')}</p>
            {part.orderType !== 'UNKNOWN' && (
              <LazyCostNotes indications={[after]} orderType={part.orderType} asOf={shortNumber(part.id)} />
            )}
          </>
        )}
      </RemoteView>
      <ButtonRow placed="apart">
        <Button variant="text" icon="arrow-left" onPress={model.edit}>
          {t('orderChange.backToInput')}
        </Button>
        <Button
          variant="go"
          trailingIcon="arrow-right"
          onPress={() => model.proceed(wordsOf({ part, depot, checked: step, sharesValidity }))}
        >
          {t('orderChange.toRelease')}
        </Button>
      </ButtonRow>
    </div>
  );
});
