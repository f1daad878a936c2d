import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderInputModel } from '../order-input-model';

const HOURS_AND_MINUTES = 'HH:MM'.length;

/** When a fund company takes the order and of which day its price will be; nobody knows the price yet (rules.md 9). */
export const FundDaysText = observer(function FundDaysText({ input }: { readonly input: OrderInputModel }) {
  const t = useTexts();
  const formats = useFormats();
  const fundDays = input.read(input.nodes.fundDays);
  const instrument = input.entry(input.nodes.instrument);
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
