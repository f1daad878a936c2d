import type { PurchaseFee } from '@domain/savings-plan/savings-plan';
import { BankWords } from '@ui/components/text/bank-words';
import { useLanguage, useTexts } from '@ui/i18n/use-texts';

interface CampaignWordsProps {
  readonly info: PurchaseFee['campaignInfo'];
}

/** What makes a purchase cheaper for a time; the bank's own words, which are German, explain ours elsewhere. */
export function CampaignWords({ info }: CampaignWordsProps) {
  const language = useLanguage();
  const own = useTexts()('savingsPlan.entry.campaignPlain');
  if (info === undefined) return own;
  return (
    <span>
      {language !== 'de' && `${own} – `}
      <BankWords>{info}</BankWords>
    </span>
  );
}
