import { chargesOf, type CostIndication } from '@domain/order/cost/cost-indication';
import { decimalText, divide, hundred, isZero, multiply, type Decimal } from '@domain/money/decimal';
import { AmountText } from '@ui/components/text/amount-text';
import { BankName } from '@ui/components/text/bank-name';
import { classNames } from '@ui/components/class-names';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './cost-bar.module.css';
import { costParts, ownGroup } from '@domain/order/cost/cost-parts';

/** Hues of the parts, as many as are told apart; the legend names them besides. */
const hues = ['var(--c1)', 'var(--c3)', 'var(--c2)', 'var(--c4)', 'var(--c5)', 'var(--c6)'];

interface CostBarProps {
  readonly indication: CostIndication;
  /** The order has changed since: the figures are about to be replaced. */
  readonly isOutdated?: boolean;
}

/**
 * What the order itself costs, drawn by its shares, with a legend of the same figures: the fees that are charged, in
 * money and percent, and apart from them what the price contains.
 */
export function CostBar({ indication, isOutdated = false }: CostBarProps) {
  const t = useTexts();
  const formats = useFormats();
  const own = ownGroup(indication);
  const sum = own && chargesOf(own);
  const parts = costParts(indication);
  if (sum === undefined) return <p className={css['generic']}>{t('costNote.generic')}</p>;
  const share = shareOf(sum.value, indication.expectedValue?.value);
  return (
    <div className={classNames(css['costs'], isOutdated && css['outdated'])} aria-busy={isOutdated}>
      <div className={css['head']}>
        <h3>{t(`costNote.own.${indication.side}`)}</h3>
        <span>
          <b>
            <AmountText amount={sum} />
          </b>
          {share && ` · ${formats.percent(share)}`}
        </span>
      </div>
      {/* The legend says the same, and each part in the language of its words. */}
      <div className={css['bar']} aria-hidden="true">
        {parts.map(({ label, amount }, index) => (
          <i
            key={label}
            style={{ flexGrow: decimalText(amount.value), background: hues[index % hues.length] }}
          />
        ))}
      </div>
      <ul className={css['legend']}>
        {parts.map(({ label, amount, isInPrice }, index) => (
          <li key={label}>
            {/* Beside the picture the name is enough, the note says it whole. */}
            <span className={css['hue']} style={{ background: hues[index % hues.length] }} />
            <BankName short>{label}</BankName> <AmountText amount={amount} bare />
            {isInPrice && ` (${t('costNote.inPrice')})`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function shareOf(costs: Decimal, value: Decimal | undefined): Decimal | undefined {
  return value === undefined || isZero(value)
    ? undefined
    : divide(multiply(costs, hundred), value, 2, 'half-up');
}
