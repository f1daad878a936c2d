import type { Strategy } from '@domain/fund-depot/fund-conditions';
import { BankWords } from '@ui/components/text/bank-words';
import type { TextLookup } from '@ui/i18n/texts';
import { useTexts } from '@ui/i18n/use-texts';

/** What a strategy is called, for a sentence; a new one as the bank calls it. */
export const strategyName = (t: TextLookup, { key, name }: Strategy): string =>
  key === 'UNKNOWN' ? name : t(`fundDepot.strategy.${key}`);

/** What a strategy is called; the bank's German name of a new one is marked as German. */
export function StrategyName({ strategy }: { readonly strategy: Strategy }) {
  const t = useTexts();
  const name = strategyName(t, strategy);
  return strategy.key === 'UNKNOWN' ? <BankWords>{name}</BankWords> : name;
}
