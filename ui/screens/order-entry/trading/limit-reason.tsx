import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderInputModel } from '../order-input-model';
import css from '@ui/parts/form-page/form-page.module.css';

/** Why a limit is proposed before the customer has chosen a type: without one the bank would refuse the order now. */
export const LimitReason = observer(function LimitReason({ input }: { readonly input: OrderInputModel }) {
  const t = useTexts();
  const { limitReason } = input.trading;
  const venue = input.read(input.nodes.venue);
  const isProposed = input.entry(input.nodes.tradingSystem) === 'STANDARD';
  return (
    <div role="status">
      {isProposed && limitReason !== undefined && venue !== undefined && (
        <p className={css['elsewhere']}>
          {t(`orderEntry.limitReason.${limitReason}`, { venue: venue.name })}
        </p>
      )}
    </div>
  );
});
