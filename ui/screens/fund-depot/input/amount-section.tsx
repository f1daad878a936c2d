import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import type { Closing, EndKind, ExtentKind, Repetition } from '@domain/fund-depot/form/fund-fields';
import { decimal, decimalText } from '@domain/money/decimal';
import { exactGermanNumber } from '@domain/money/german-amount';
import type { Interval } from '@domain/savings-plan/interval';
import { Button } from '@ui/components/action/button';
import { Notice } from '@ui/components/feedback/notice';
import { AmountField } from '@ui/components/field/amount-field';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { DateField } from '@ui/components/field/date-field';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import page from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';
import { observer } from 'mobx-react-lite';
import css from '../fund-depot.module.css';
import type { FundOrder, FundOrderKind } from '@domain/fund-depot/fund-order';
import type { ShownFundOrder } from './observed-fund-order';
import { euroText, percentText } from '../fund-words';

type Fields =
  | 'repetition'
  | 'amount'
  | 'interval'
  | 'day'
  | 'start'
  | 'endKind'
  | 'end'
  | 'increase'
  | 'raised'
  | 'extent'
  | 'withdrawn'
  | 'percent'
  | 'closing'
  | 'closingUnderstood';

interface FieldsProps {
  readonly nodes: Pick<ShownFundOrder, Fields>;
  readonly conditions: FundConditions;
}

interface SectionProps extends FieldsProps {
  readonly kind: FundOrderKind;
  /** The order that is changed, where one is: it stays as regular as it is. */
  readonly changes: FundOrder | undefined;
}

/** How much, and for a deposit how often; for a withdrawal a part or all of it. */
export const AmountSection = observer(function AmountSection({
  kind,
  changes,
  nodes,
  conditions,
}: SectionProps) {
  const t = useTexts();
  return (
    <FormSection number={1} title={t('fundDepot.section.amount')}>
      {kind === 'DEPOSIT' ? (
        <Deposit changes={changes} nodes={nodes} conditions={conditions} />
      ) : (
        <Withdrawal nodes={nodes} conditions={conditions} />
      )}
    </FormSection>
  );
});

const SUGGESTED = ['500', '1500', '2500'].map(decimal);

const Deposit = observer(function Deposit({ changes, nodes, conditions }: Omit<SectionProps, 'kind'>) {
  const t = useTexts();
  const formats = useFormats();
  const repetition = useField(nodes.repetition);
  const amount = useField(nodes.amount);
  const isRegular = repetition.value === 'REGULARLY';
  const { minimum, maximum } = isRegular ? conditions.regular : conditions.deposit;
  return (
    <>
      <ChoiceField<Repetition>
        {...repetition}
        label={t('fundDepot.field.repetition')}
        hint={t('fundDepot.repetition.hint')}
        disabled={changes !== undefined}
        choices={(['ONCE', 'REGULARLY'] as const).map((value) => ({
          value,
          label: t(`fundDepot.repetition.${value}`),
        }))}
      />
      <AmountField
        {...amount}
        label={t('fundDepot.field.amount')}
        unit="EUR"
        hint={t('fundDepot.limits', {
          min: formats.priceFigure(minimum, { minDecimals: 2 }),
          max: formats.priceFigure(maximum, { minDecimals: 2 }),
        })}
      />
      <div className={css['chips']} role="group" aria-label={t('fundDepot.suggestions')}>
        {SUGGESTED.map((each) => {
          const typed = exactGermanNumber(each, 2);
          return (
            <Button
              key={typed}
              pressed={amount.value === typed}
              onPress={() => {
                amount.onChange(typed);
              }}
            >
              {formats.decimal(each, { minDecimals: 2 })}
            </Button>
          );
        })}
      </div>
      {isRegular && <Schedule nodes={nodes} conditions={conditions} />}
    </>
  );
});

const Schedule = observer(function Schedule({ nodes, conditions: { regular } }: FieldsProps) {
  const t = useTexts();
  const formats = useFormats();
  const interval = useField(nodes.interval);
  const day = useField(nodes.day);
  const start = useField(nodes.start);
  const endKind = useField(nodes.endKind);
  const end = useField(nodes.end);
  const increase = useField(nodes.increase);
  const raised = nodes.raised.value;
  return (
    <>
      <div className={page['pair']}>
        <ChoiceField<Interval>
          {...interval}
          look="list"
          label={t('fundDepot.field.interval')}
          choices={regular.intervals.map((value) => ({ value, label: t(`fundDepot.interval.${value}`) }))}
        />
        <ChoiceField<string>
          {...day}
          label={t('fundDepot.field.day')}
          choices={regular.days.map((each) => ({
            value: String(each),
            label: t('fundDepot.dayChoice', { day: formats.dayOfMonth(each) }),
          }))}
        />
      </div>
      <div className={page['pair']}>
        <DateField
          {...start}
          label={t('fundDepot.field.start')}
          earliest={regular.firstStart}
          latest={regular.lastStart}
          hint={t('fundDepot.startHint', {
            first: formats.day(regular.firstStart),
            last: formats.day(regular.lastStart),
          })}
        />
        <ChoiceField<string>
          {...increase}
          look="list"
          label={t('fundDepot.field.increase')}
          {...(raised && {
            hint: t('fundDepot.increase.next', { amount: euroText(raised, formats) }),
          })}
          choices={[
            { value: '0', label: t('fundDepot.increase.none') },
            ...regular.increases.map((each) => ({
              value: decimalText(each),
              label: t('fundDepot.increase.percent', { percent: percentText(each, formats) }),
            })),
          ]}
        />
      </div>
      <div className={page['pair']}>
        <ChoiceField<EndKind>
          {...endKind}
          label={t('fundDepot.field.endKind')}
          choices={(['OPEN', 'DATE'] as const).map((value) => ({
            value,
            label: t(`fundDepot.end.${value}`),
          }))}
        />
        {endKind.value === 'DATE' && (
          <DateField {...end} label={t('fundDepot.field.end')} earliest={regular.firstStart} />
        )}
      </div>
    </>
  );
});

const Withdrawal = observer(function Withdrawal({ nodes, conditions }: FieldsProps) {
  const t = useTexts();
  const formats = useFormats();
  const extent = useField(nodes.extent);
  const withdrawn = useField(nodes.withdrawn);
  const percent = useField(nodes.percent);
  const { minimum, maximum, minimumRest } = conditions.withdrawal;
  const figure = (amount: typeof minimum): string => formats.figure(amount, { minDecimals: 2 });
  return (
    <>
      <ChoiceField<ExtentKind>
        {...extent}
        label={t('fundDepot.field.extent')}
        hint={t('fundDepot.extent.hintALL')}
        choices={(['AMOUNT', 'PERCENT', 'ALL'] as const).map((value) => ({
          value,
          label: t(`fundDepot.extent.${value}`),
        }))}
      />
      {extent.value === 'AMOUNT' && (
        <AmountField
          {...withdrawn}
          label={t('fundDepot.field.withdrawn')}
          unit="EUR"
          hint={t('fundDepot.limitsWithdrawal', {
            min: figure(minimum),
            max: figure(maximum),
            rest: figure(minimumRest),
          })}
        />
      )}
      {extent.value === 'PERCENT' && (
        <AmountField
          {...percent}
          label={t('fundDepot.field.percent')}
          unit="%"
          hint={t('fundDepot.limitsPercent', { rest: figure(minimumRest) })}
        />
      )}
      {extent.value === 'ALL' && <Everything nodes={nodes} />}
    </>
  );
});

/** All is paid out: whether the depot stays, and what it means where it does not. */
const Everything = observer(function Everything({ nodes }: Pick<FieldsProps, 'nodes'>) {
  const t = useTexts();
  const closing = useField(nodes.closing);
  const { value, ...understood } = useField(nodes.closingUnderstood);
  return (
    <>
      <ChoiceField<Closing>
        {...closing}
        label={t('fundDepot.field.closing')}
        choices={(['KEEP', 'CLOSE'] as const).map((each) => ({
          value: each,
          label: t(`fundDepot.closingChoice.${each}`),
        }))}
      />
      {closing.value === 'CLOSE' && (
        <>
          <Notice kind="warn" announced="status" headline={t('fundDepot.closingWarning.headline')}>
            <p>{t('fundDepot.closingWarning.text')}</p>
          </Notice>
          <CheckField {...understood} checked={value} label={t('fundDepot.closingUnderstood')} />
        </>
      )}
    </>
  );
});
