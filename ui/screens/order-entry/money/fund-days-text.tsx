import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';

const HOURS_AND_MINUTES = 'HH:MM'.length;

interface FundDaysProps {
  readonly nodes: ShownNodes<'fundDays' | 'instrument'>;
}

/** When a fund company takes the order and of which day its price will be; nobody knows the price yet (rules.md 9). */
export const FundDaysText = observer(function FundDaysText({ nodes }: FundDaysProps) {
  const t = useTexts();
  const formats = useFormats();
  const fundDays = nodes.fundDays.value;
  const instrument = nodes.instrument.value;
  return (
    <>
      <p>{t('order.validity.fund')}</p>
      {fundDays && instrument?.fundPricing && (
        <p>
          {t('order.validity.fundDays', {
            cutOff: instrument.fundPricing.cutOff.slice(0, HOURS_AND_MINUTES),
            orderDay: formats.day(fundDays.orderDay, 'weekdayDate'),
            priceDay: formats.day(fundDays.priceDay, 'weekdayDate'),
          })}
        </p>
      )}
      <p>
        <b>{t('order.validity.priceUnknown')}</b>
      </p>
    </>
  );
});
