import { TextButton } from '@ui/components/action/text-button';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { OrderInputModel } from '../order-input-model';
import { StopProposalModel, type StopProposalCollaborators } from './stop-proposal-model';

interface StopProposalProps {
  readonly input: OrderInputModel;
  readonly from: StopProposalCollaborators;
}

/** Which stop is proposed, and why just that one. */
export const StopProposal = observer(function StopProposal({ input, from }: StopProposalProps) {
  const t = useTexts();
  const formats = useFormats();
  const [model] = useState(() => new StopProposalModel(input, from));
  useEffect(() => model.start(), [model]);
  const { proposal, isTaken } = model;
  if (proposal === undefined) return null;
  const { stop, distance, decidedBy, usualDay, days } = proposal;
  return (
    <p>
      {t('orderProtection.proposal.text', {
        stop: formats.price(stop),
        distance: formats.percent(distance),
        usualDay: formats.percent(usualDay),
        days: formats.count(days),
      })}{' '}
      {t(`orderProtection.proposal.because.${decidedBy}`)}{' '}
      {!isTaken && <TextButton onPress={model.take}>{t('orderProtection.proposal.take')}</TextButton>}
    </p>
  );
});
