import { Button } from '@ui/components/button';
import { Notice, type NoticeKind } from '@ui/components/notice';
import { FormSummary } from '@ui/forms/form-summary';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { IssueText } from '@ui/components/issue-text';
import { lazyPart } from '@ui/components/lazy-part';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { isError } from '@domain/form/issue';
import { HelpNote } from './preferences/help-note';
import { InstrumentSection } from './instrument-section';
import type { InputNotice, OrderEntryModel } from './order-entry-model';
import { isOrderField } from './order-form';
import css from './order-page.module.css';
import { OrderBar, OrderSummary } from './order-summary';
import { PriceSection } from './price-section';
import { QuantitySection } from './quantity-section';
import { SettlementSection } from './settlement-section';
import { ValiditySection } from './validity-section';
import { VenueSection } from './venue-section';

const FollowSection = lazyPart(async () => (await import('./follow-section')).FollowSection);

interface OrderInputViewProps {
  readonly model: OrderEntryModel;
}

/** The first step: all fields on one page, the order in words and figures beside them (ORD-01 FULL). */
export const OrderInputView = observer(function OrderInputView({ model }: OrderInputViewProps) {
  const t = useTexts();
  const { input } = model;
  return (
    <>
      <div className={css['notices']}>
        <HelpNote preferences={input.preferences} name="preferences" />
        <InputNotices model={model} />
        <FormSummary
          form={input.form}
          attempt={model.attempt}
          headline={(count) => t('order.errors', { count })}
          labelOf={(field) => (isOrderField(field) ? t(`order.field.${field}`) : field)}
        />
      </div>
      <form
        className={css['page']}
        noValidate
        aria-label={t('order.title')}
        onSubmit={(event) => {
          event.preventDefault();
          model.check();
        }}
      >
        <div>
          <p className={css['required']}>{t('common.field.allRequired')}</p>
          <InstrumentSection input={input} />
          <QuantitySection input={input} />
          <PriceSection input={input} />
          <VenueSection input={input} />
          <ValiditySection input={input} />
          {input.outlook.type === 'NEXT_ORDER' && (
            <Suspense>
              <FollowSection input={input} />
            </Suspense>
          )}
          <SettlementSection input={input} />
        </div>
        <OrderSummary input={input} attempt={model.attempt} />
        <OrderBar input={input} />
      </form>
    </>
  );
});

/** What is more than news. */
const noticeKinds: Readonly<Partial<Record<NonNullable<InputNotice>, NoticeKind>>> = {
  refused: 'error',
  'unknown-code': 'warn',
  'unknown-order': 'warn',
  'unknown-template': 'warn',
};

/** What the customer should know on arriving here: a restored draft, a refused or given up order, notices of the bank. */
export const InputNotices = observer(function InputNotices({ model }: OrderInputViewProps) {
  const t = useTexts();
  const textOf = useIssueTexts();
  const { notice, otherDraft, input } = model;
  const said = input.form.formIssues.filter((issue) => !isError(issue));
  return (
    <>
      {notice !== undefined && (
        <Notice
          kind={noticeKinds[notice] ?? 'info'}
          announced="status"
          headline={t(`order.notice.${notice}.headline`)}
        >
          <p>{t(`order.notice.${notice}.text`)}</p>
        </Notice>
      )}
      {otherDraft?.instrument && (
        <Notice
          kind="info"
          headline={t('order.notice.other.headline', { name: otherDraft.instrument.name })}
          actions={
            <Button onPress={() => void model.takeOtherDraft()}>{t('order.notice.other.take')}</Button>
          }
        >
          <p>{t('order.notice.other.text')}</p>
        </Notice>
      )}
      {said.map((issue) => (
        <IssueText key={issue.key} issue={textOf(issue)} />
      ))}
    </>
  );
});
