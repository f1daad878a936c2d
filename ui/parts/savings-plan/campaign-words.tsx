import type { PurchaseFee } from '@domain/savings-plan/savings-plan';
import { BankWords } from '@ui/components/text/bank-words';
import { useTexts } from '@ui/i18n/use-texts';

interface CampaignWordsProps {
  readonly info: PurchaseFee['campaignInfo'];
}

/** What makes a purchase cheaper for a time, in the words of the bank where it has some. */
export function CampaignWords({ info }: CampaignWordsProps) {
  const t = useTexts();
  return info === undefined ? t('savingsPlan.entry.campaignPlain') : <BankWords>{info}</BankWords>;
}
