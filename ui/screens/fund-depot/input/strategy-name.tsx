import type { Strategy } from '@domain/fund-depot/fund-conditions';
import { BankWords } from '@ui/components/text/bank-words';
import { useTexts } from '@ui/i18n/use-texts';

/** What a strategy is called; the bank's German name of a new one is marked as German. */
export function StrategyName({ strategy: { key, name } }: { readonly strategy: Strategy }) {
  const t = useTexts();
  return key === 'UNKNOWN' ? <BankWords>{name}</BankWords> : t(`fundDepot.strategy.${key}`);
}
