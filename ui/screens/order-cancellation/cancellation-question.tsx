import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { ChoiceField } from '@ui/components/field/choice-field';
import { Notice } from '@ui/components/feedback/notice';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { usePartName } from '@ui/parts/order/use-part-name';
import { AttemptTrace } from '@ui/release/attempt-trace';
import { observer } from 'mobx-react-lite';
import { CancellationSentence, useCancellationWords } from './cancellation-sentence';
import type { CancelledPart, OrderCancellationModel } from './order-cancellation-model';
import css from './order-cancellation.module.css';

interface CancellationQuestionProps {
  readonly model: OrderCancellationModel;
  readonly chosen: CancelledPart;
}

/** What exactly is cancelled, of a combined order which part, and what ends with it. */
export const CancellationQuestion = observer(function CancellationQuestion({
  model,
  chosen,
}: CancellationQuestionProps) {
  const t = useTexts();
  const { amount } = useFormats();
  const nameOf = usePartName();
  const wordsOf = useCancellationWords();
  const { order, part } = chosen;
  const { depot } = model.followed;
  return (
    <>
      {model.missed !== undefined && (
        <Notice
          kind="warn"
          announced="alert"
          takesFocus={model.missed !== 'changed-meanwhile'}
          headline={t(`orderCancellation.missed.${model.missed}.headline`)}
        >
          <p>{t(`orderCancellation.missed.${model.missed}.text`)}</p>
          {model.attempted && <AttemptTrace intent={model.attempted} />}
        </Notice>
      )}
      <SectionHead>{t('orderCancellation.question')}</SectionHead>
      {order.subOrders.length > 0 && (
        <ChoiceField
          id="cancelled-part"
          label={t('orderCancellation.part')}
          value={part.id}
          choices={model.parts.map((each) => ({ value: each.id, label: nameOf(order, each) }))}
          onChange={model.choose}
        />
      )}
      <p className={css['sentence']} aria-live="polite">
        <CancellationSentence {...chosen} depot={depot} />
      </p>
      {part.subOrders.length === 0 && (
        <p>{t('orderCancellation.explain', { open: amount(part.openQuantity) })}</p>
      )}
      <ButtonRow placed="apart">
        <ButtonLink to={pathOf('orderBook')} variant="text" icon="arrow-left">
          {t('orderCancellation.keep')}
        </ButtonLink>
        <Button variant="go" onPress={() => model.proceed(wordsOf({ ...chosen, depot }))}>
          {t('orderCancellation.continue')}
        </Button>
      </ButtonRow>
    </>
  );
});
