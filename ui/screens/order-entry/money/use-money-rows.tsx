import type { ToldMoney } from '@domain/order/cost/told-money';
import type { Side } from '@domain/order/side';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { AmountText } from '@ui/components/text/amount-text';
import type { SummaryRow } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { Suspense } from 'react';
import { moneyLines } from './money-lines';

const ExplainedMoney = lazyPart(async () => (await import('./explained-money')).ExplainedMoney);

/** The lines of what an order comes to; each amount opens its derivation once the code for that is there (TAX-01). */
export function useMoneyRows(side: Side, money: ToldMoney | undefined): readonly SummaryRow[] {
  const words = { t: useTexts(), formats: useFormats() };
  if (money === undefined) return [];
  return moneyLines(words, side, money).map((line) => {
    const { id, label, kind, amount } = line;
    const plain = <AmountText amount={amount} />;
    const value = amount ? (
      <Suspense fallback={plain}>
        <ExplainedMoney side={side} money={money} line={line} amount={amount} />
      </Suspense>
    ) : (
      plain
    );
    return { id, label, value, ...(kind && { kind }) };
  });
}
