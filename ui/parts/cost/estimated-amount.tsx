import type { Amount } from '@domain/money/amount';
import { AmountText } from '@ui/components/text/amount-text';
import { useTexts } from '@ui/i18n/use-texts';

interface EstimatedAmountProps {
  readonly amount: Amount | undefined;
  readonly isEstimate?: boolean;
}

/** An amount of the note; one that is estimated says so (rules.md 8). */
export function EstimatedAmount({ amount, isEstimate = true }: EstimatedAmountProps) {
  const t = useTexts();
  return (
    <>
      {isEstimate && amount !== undefined && `${t('costNote.about')} `}
      <AmountText amount={amount} shape={{ minDecimals: 2 }} />
    </>
  );
}
