import type { DealingDays, FundOrderKind } from '@domain/fund-depot/fund-order';
import { zero, type Decimal } from '@domain/money/decimal';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import type { Explanation, ExplainingWords } from '@ui/parts/tax/explanation';
import { explainReserve } from '../tax/explain-fund';
import css from '../fund-depot.module.css';

interface TimelineProps {
  readonly days: DealingDays;
  readonly kind: FundOrderKind;
  readonly isDebited: boolean;
  readonly amount: Decimal | undefined;
  /** The order is released already. */
  readonly isReleased?: boolean;
}

/** What happens on which day, from the release to the money or the units. */
export function Timeline({ days, kind, isDebited, amount, isReleased = false }: TimelineProps) {
  const t = useTexts();
  const formats = useFormats();
  const { cutOff, priceDay, settlementDay } = days;
  const explainReserved = (words: ExplainingWords): Explanation => explainReserve(words, amount ?? zero);
  const priced = kind === 'DEPOSIT' && isDebited ? 'debitDEPOSIT' : (`price${kind}` as const);
  return (
    <ol className={css['timeline']}>
      {!isReleased && (
        <li>
          <b>{t('fundDepot.timeline.release')}</b>
          {kind === 'DEPOSIT' && !isDebited && amount !== undefined && (
            <div>
              <ExplainedEuro value={amount} explain={explainReserved} /> {t('fundDepot.timeline.reserve')}
            </div>
          )}
        </li>
      )}
      <li>
        <b>{formats.instant(cutOff, 'date')}</b>
        <span>{t('fundDepot.timeline.cutOff', { time: formats.instant(cutOff) })}</span>
      </li>
      <li>
        <b>{formats.day(priceDay)}</b>
        <span>{t(`fundDepot.timeline.${priced}`)}</span>
      </li>
      <li>
        <b>{formats.day(settlementDay)}</b>
        <span>{t(`fundDepot.timeline.settle${kind}`)}</span>
      </li>
    </ol>
  );
}
