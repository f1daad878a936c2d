import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/form-page.module.css';

interface LimitReasonProps {
  readonly nodes: ShownNodes<'orderType' | 'limitProposal' | 'venue' | 'tradingSystem'>;
}

/** Why a limit is proposed before the customer has chosen a type: without one the bank would refuse the order now. */
export const LimitReason = observer(function LimitReason({ nodes }: LimitReasonProps) {
  const t = useTexts();
  const reason = nodes.limitProposal.value;
  const venue = nodes.venue.value;
  const isProposed = nodes.tradingSystem.value === 'STANDARD' && !nodes.orderType.isEdited;
  return (
    <div role="status">
      {isProposed && reason !== undefined && venue !== undefined && (
        <p className={css['elsewhere']}>{t(`orderEntry.limitReason.${reason}`, { venue: venue.name })}</p>
      )}
    </div>
  );
});
