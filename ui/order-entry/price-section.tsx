import { selectableOrderTypes } from '@domain/order/dimensions';
import { enterableOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import { limitUnit } from '@domain/order/instrument';
import { decimal } from '@domain/shared/decimal';
import { EUR } from '@domain/shared/unit';
import { ChoiceField } from '@ui/components/choice-field';
import { Notice } from '@ui/components/notice';
import { NumberField } from '@ui/components/number-field';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { distanceFrom } from '@ui/order-parts/distance';
import type { OrderInputModel } from './order-input-model';
import css from './order-page.module.css';
import { OrderSection } from './order-section';

interface SectionProps {
  readonly input: OrderInputModel;
}

/** One press of a stepper; the venue's own tick size is checked by the bank. */
const PRICE_STEP = decimal('0.05');

/** How the price is found, and the price that takes; what falls back to a market order is said here, not later (ORD-07). */
export const PriceSection = observer(function PriceSection({ input }: SectionProps) {
  const t = useTexts();
  const { orderType, side } = input.form.values;
  const offered = input.outlook.venue ? selectableOrderTypes(input.outlook.venue, side) : enterableOrderTypes;
  const field = useField(input.form.field('orderType'));
  return (
    <OrderSection number={3} title={t('order.price.title')}>
      <ChoiceField<EnterableOrderType>
        {...field}
        label={t('order.price.type')}
        hint={t(`order.price.explain.${orderType}`)}
        choices={enterableOrderTypes.map((value) => ({
          value,
          label: t(`orderParts.type.${value}`),
          disabled:
            value !== orderType && !offered.includes(value) && input.outlook.dimensions.venues.length <= 1,
        }))}
      />
      {orderType === 'STOP_MARKET' && (
        <div className={css['pair']}>
          <PriceField input={input} name="triggerLimit" />
        </div>
      )}
      {orderType === 'LIMIT' && (
        <div className={css['pair']}>
          <PriceField input={input} name="limit" />
        </div>
      )}
      {input.outlook.fallBack && (
        <Notice kind="warn" announced="status" headline={t('order.fallBack.headline')}>
          <p>{t(`order.fallBack.${input.outlook.fallBack.reason}`)}</p>
        </Notice>
      )}
    </OrderSection>
  );
});

const PriceField = observer(function PriceField({
  input,
  name,
}: SectionProps & { readonly name: 'limit' | 'triggerLimit' }) {
  const t = useTexts();
  const formats = useFormats();
  const field = useField(input.form.field(name));
  const { instrument } = input.form.values;
  const unit = instrument ? limitUnit(instrument, input.outlook.venue?.currencies ?? []) : EUR;
  const distance = distanceFrom(input.outlook.quote?.last, input.outlook.partial[name]);
  return (
    <NumberField
      {...field}
      label={t(`order.price.${name}`)}
      unit={formats.unit(unit)}
      step={PRICE_STEP}
      stepLabels={{ less: t(`order.price.less.${name}`), more: t(`order.price.more.${name}`) }}
      hint={
        distance
          ? t(`order.price.${distance.direction}`, { percent: formats.percent(distance.percent) })
          : t('order.price.hint', { unit: formats.unit(unit) })
      }
    />
  );
});
