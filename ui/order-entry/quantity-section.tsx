import { quantityUnit } from '@domain/order/instrument';
import { sides, type Side } from '@domain/order/side';
import { one } from '@domain/shared/decimal';
import { formatGermanNumber } from '@domain/shared/german-amount';
import { PIECES } from '@domain/shared/unit';
import { ChoiceField } from '@ui/components/choice-field';
import { NumberField } from '@ui/components/number-field';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderInputModel } from './order-input-model';
import css from './order-page.module.css';
import { OrderSection } from './order-section';

/** Buy or sell, and how much; the most that is possible is said and can be taken over. */
export const QuantitySection = observer(function QuantitySection({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const formats = useFormats();
  const { instrument, side } = input.form.values;
  const sideField = useField(input.form.field('side'));
  const quantity = useField(input.form.field('quantity'));
  const unit = instrument ? quantityUnit(instrument) : PIECES;
  const most = input.outlook.mostPossible;
  const issues = quantity.issues?.map((issue) =>
    issue.severity === 'ERROR' && most && quantity.value !== ''
      ? {
          ...issue,
          remedy: {
            label: t('order.quantity.take', { amount: formats.amount(most) }),
            apply: () =>
              quantity.onChange(formatGermanNumber(most.value, { minDecimals: 0, maxDecimals: 3 })),
          },
        }
      : issue,
  );
  return (
    <OrderSection number={2} title={t('order.quantity.title')}>
      <div className={css['pair']}>
        <ChoiceField<Side>
          {...sideField}
          label={t('order.quantity.side')}
          choices={sides.map((value) => ({ value, label: t(`order.quantity.${value}`) }))}
        />
        <NumberField
          {...quantity}
          {...(issues && { issues })}
          label={unit === PIECES ? t('order.quantity.pieces') : t('order.quantity.nominal')}
          unit={formats.unit(unit)}
          step={one}
          stepLabels={{ less: t('order.quantity.less'), more: t('order.quantity.more') }}
          hint={most && t(`order.quantity.most.${side}`, { amount: formats.amount(most) })}
        />
      </div>
    </OrderSection>
  );
});
