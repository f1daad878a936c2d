import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderInputModel } from './order-input-model';
import css from './order-page.module.css';

/** Why a limit is proposed before the customer has chosen a type: without one the bank would refuse the order now. */
export const LimitReason = observer(function LimitReason({ input }: { readonly input: OrderInputModel }) {
  const t = useTexts();
  const { trading, outlook } = input;
  const isProposed = trading.limitReason !== undefined && input.form.values.tradingSystem === 'STANDARD';
  return (
    <div role="status">
      {isProposed && outlook.venue !== undefined && (
        <p className={css['elsewhere']}>
          {t(`orderEntry.limitReason.${trading.limitReason}`, { venue: outlook.venue.name })}
        </p>
      )}
    </div>
  );
});
