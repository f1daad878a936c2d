import { isZero } from '@domain/money/decimal';
import type { PurchaseFee } from '@domain/savings-plan/savings-plan';
import { BankWords } from '@ui/components/text/bank-words';
import { useFormats, useLanguage, useTexts } from '@ui/i18n/use-texts';

interface CampaignWordsProps {
  readonly fee: Pick<PurchaseFee, 'campaignInfo' | 'campaignEnd' | 'orderFee'>;
}

/** What makes a purchase cheaper for a time; where its end is not told, the bank's own words, which are German. */
export function CampaignWords({ fee: { campaignInfo, campaignEnd, orderFee } }: CampaignWordsProps) {
  const t = useTexts();
  const formats = useFormats();
  const language = useLanguage();
  if (campaignEnd !== undefined) {
    const isFree = orderFee !== undefined && isZero(orderFee);
    return t(`savingsPlan.entry.${isFree ? 'campaignFree' : 'campaignCheaper'}`, {
      day: formats.day(campaignEnd),
    });
  }
  const own = t('savingsPlan.entry.campaignPlain');
  if (campaignInfo === undefined) return own;
  return (
    <span>
      {language !== 'de' && `${own} – `}
      <BankWords>{campaignInfo}</BankWords>
    </span>
  );
}
