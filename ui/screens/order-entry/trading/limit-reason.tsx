import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';
import type { TradingChoiceModel } from './trading-choice-model';
import css from '@ui/parts/form-page/form-page.module.css';

interface LimitReasonProps {
  readonly nodes: ShownNodes<'venue' | 'tradingSystem'>;
  readonly trading: Pick<TradingChoiceModel, 'limitReason'>;
}

/** Why a limit is proposed before the customer has chosen a type: without one the bank would refuse the order now. */
export const LimitReason = observer(function LimitReason({ nodes, trading }: LimitReasonProps) {
  const t = useTexts();
  const { limitReason } = trading;
  const venue = nodes.venue.value;
  const isProposed = nodes.tradingSystem.value === 'STANDARD';
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
