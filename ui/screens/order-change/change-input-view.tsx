import { latestDate, type ValidityType } from '@domain/order/validity';
import type { Amount } from '@domain/money/amount';
import { decimal, one } from '@domain/money/decimal';
import { PIECES } from '@domain/money/unit';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { ChoiceField } from '@ui/components/field/choice-field';
import { DateField } from '@ui/components/field/date-field';
import { Notice } from '@ui/components/feedback/notice';
import { NumberField } from '@ui/components/field/number-field';
import { SectionHead } from '@ui/components/text/section-head';
import type { ObservedField } from '@ui/forms/observed-field';
import type { ObservedNodes } from '@ui/forms/observed-nodes';
import { FormSummary } from '@ui/forms/form-summary';
import { useField } from '@ui/forms/use-field';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { SavedTag } from '@ui/forms/saved-tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { changeFields, type ChangeNodes } from '@domain/order/open/change-form';
import type { ChangePartModel } from './change-part-model';
import css from './order-change.module.css';
import type { OrderChangeModel } from './order-change-model';
import { OpenTerms } from './open-terms';

interface ChangeInputProps {
  readonly model: OrderChangeModel;
  readonly editing: ChangePartModel;
  readonly back: ReactNode;
}

/** The first step: the terms as they stand beside the fields for the new ones; what stays says why. */
export const ChangeInputView = observer(function ChangeInputView({ model, editing, back }: ChangeInputProps) {
  const t = useTexts();
  const textOf = useIssueTexts();
  const { attempt } = model;
  const { wholeIssue, part, fixed } = editing;
  const terms = editing.shown;
  // It answers a press: who then types, and types back, is not led away from the field by it.
  const [answered, setAnswered] = useState(0);
  if (wholeIssue === undefined && answered !== attempt) setAnswered(attempt);
  const labelOf = (name: string): string => {
    const field = changeFields.find((known) => known === name);
    return field === undefined ? name : t(`orderChange.field.${field}`);
  };
  return (
    <form
      noValidate
      className={css['step']}
      aria-label={t('shell.page.orderChange')}
      onSubmit={(event) => {
        event.preventDefault();
        void model.check();
      }}
    >
      <FormSummary
        form={editing.form}
        attempt={attempt}
        headline={(count) => t('orderChange.errors', { count })}
        labelOf={labelOf}
      />
      {attempt > answered && wholeIssue && (
        <Notice key={attempt} kind="info" announced="alert" headline={textOf(wholeIssue).text} />
      )}
      <div className={css['sides']}>
        <section aria-labelledby="change-before">
          <SectionHead id="change-before">{t('orderChange.before')}</SectionHead>
          <OpenTerms editing={editing} market={model.market} />
        </section>
        <section aria-labelledby="change-after" className={css['fields']}>
          <SectionHead id="change-after">{t('orderChange.after')}</SectionHead>
          {fixed.quantity === undefined && (
            <TermField
              field={terms.quantity}
              name="quantity"
              amount={part.quantity}
              hint={t('orderChange.hint.quantity')}
            />
          )}
          {fixed.triggerLimit === undefined && (
            <TermField field={terms.triggerLimit} name="triggerLimit" amount={part.triggerLimit} />
          )}
          {fixed.limit === undefined && <TermField field={terms.limit} name="limit" amount={part.limit} />}
          {fixed.validity === undefined && <ValidityFields nodes={terms} of={editing} />}
        </section>
      </div>
      <SavedTag keeper={model.draft.keeper} />
      <ButtonRow placed="apart">
        {back}
        <Button
          type="submit"
          variant="go"
          trailingIcon="arrow-right"
          busy={model.isBusy ? t('orderChange.checking') : undefined}
        >
          {t('orderChange.check')}
        </Button>
      </ButtonRow>
    </form>
  );
});

interface TermFieldProps {
  readonly field: ObservedField<string, Amount | undefined>;
  readonly name: 'quantity' | 'triggerLimit' | 'limit';
  readonly amount: Amount | undefined;
  readonly hint?: string;
}

const TermField = observer(function TermField({ field: node, name, amount, hint }: TermFieldProps) {
  const t = useTexts();
  const formats = useFormats();
  const field = useField(node);
  return (
    <NumberField
      {...field}
      label={t(`orderChange.field.${name}`)}
      unit={amount === undefined ? '' : formats.unit(amount.unit)}
      step={amount?.unit === PIECES ? one : PRICE_STEP}
      stepLabels={{ less: t(`orderChange.less.${name}`), more: t(`orderChange.more.${name}`) }}
      {...(hint !== undefined && { hint })}
    />
  );
});

/** One press of a stepper; the venue's own tick size is checked by the bank. */
const PRICE_STEP = decimal('0.05');

interface ValidityProps {
  readonly nodes: Pick<ObservedNodes<ChangeNodes>, 'validityType' | 'validityDate'>;
  readonly of: Pick<ChangePartModel, 'part' | 'sharesValidity' | 'today'>;
}

const ValidityFields = observer(function ValidityFields({
  nodes,
  of: { part, sharesValidity, today },
}: ValidityProps) {
  const t = useTexts();
  const type = useField(nodes.validityType);
  const date = useField(nodes.validityDate);
  const offered = part.venue?.validityTypes ?? ['GFD', 'GTD', 'MAX'];
  return (
    <>
      <ChoiceField<ValidityType>
        {...type}
        label={t('orderChange.field.validityType')}
        {...(sharesValidity && { hint: t('orderChange.hint.validityOfBoth') })}
        choices={offered.map((value) => ({ value, label: t(`order.validity.choice.${value}`) }))}
      />
      {type.value === 'GTD' && (
        <DateField
          {...date}
          label={t('orderChange.field.validityDate')}
          earliest={today}
          latest={latestDate(today)}
        />
      )}
    </>
  );
});
