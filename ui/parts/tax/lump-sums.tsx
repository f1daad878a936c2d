import { isZero, negate, type Decimal } from '@domain/money/decimal';
import { lumpSumSteps, lumpSumTaxed, type LumpSumYear, type CalculatedLumpSum } from '@domain/tax/lump-sum';
import { PIECES } from '@domain/money/unit';
import type { SoldLot } from '@domain/tax/sold-lots';
import { exemptPercent, type TaxClass } from '@domain/tax/tax-class';
import { Disclosure } from '@ui/components/action/disclosure';
import { Notice } from '@ui/components/feedback/notice';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import css from './lump-sums.module.css';

interface LumpSumsProps {
  readonly sold: readonly SoldLot[];
  readonly taxClass: TaxClass;
}

const CENTS = { minDecimals: 2, maxDecimals: 2 } as const;

/** What was taxed in advance of each sold lot, year by year, each figure with its rule and source (InvStG § 18). */
export function LumpSums({ sold, taxClass }: LumpSumsProps) {
  const t = useTexts();
  const formats = useFormats();
  return sold
    .filter(({ lumpSum, lot }) => !isZero(lumpSum) || lot.lumpSums.length > 0)
    .map(({ lot, taken, lumpSum }) => (
      <Disclosure
        key={lot.lotId}
        summary={t('tax.lumpSum.lot', {
          day: formats.day(lot.acquired),
          quantity: formats.own(taken),
          amount: formats.own(lumpSum, CENTS),
        })}
      >
        <div className={css['years']}>
          {lot.lumpSums.length === 0 && <p>{t('tax.lumpSum.unknown')}</p>}
          {lot.lumpSums.map((year) => (
            <Year key={year.year} of={year} taxClass={taxClass} />
          ))}
        </div>
      </Disclosure>
    ));
}

function Year({ of, taxClass }: { readonly of: LumpSumYear; readonly taxClass: TaxClass }) {
  const t = useTexts();
  const year = String(of.year);
  if (E.isLeft(of.calculated)) return <p>{t('tax.lumpSum.noRate', { year })}</p>;
  return <Calculation of={of.calculated.right} year={year} taxClass={taxClass} />;
}

interface CalculationProps {
  readonly of: CalculatedLumpSum;
  readonly year: string;
  readonly taxClass: TaxClass;
}

function Calculation({ of, year, taxClass }: CalculationProps) {
  const t = useTexts();
  const formats = useFormats();
  const euro = (value: Decimal): string => formats.own(value, CENTS);
  const steps = lumpSumSteps(of);
  const exemption = lumpSumTaxed(of.amount, exemptPercent(taxClass));
  const said = {
    year,
    start: euro(of.start),
    rate: formats.decimal(of.baseRate, CENTS),
    rise: euro(of.end),
    distributed: euro(of.distributed),
    months: formats.count(of.months),
    basic: euro(steps.basic),
    whole: euro(steps.whole),
    amount: euro(of.amount),
    percent: formats.decimal(exemptPercent(taxClass)),
    next: String(Number(year) + 1),
  };
  const lines = [
    ['start', euro(of.start)],
    ['rate', formats.percent(of.baseRate, { minDecimals: 2, maxDecimals: 2 })],
    ['basic', said.basic],
    [steps.isCapped ? 'capped' : 'notCapped', euro(steps.gained)],
    ['distributed', euro(negate(of.distributed))],
    ['months', `${said.months} / 12`],
    ['amount', said.amount],
    ['exempt', euro(negate(exemption.exempt))],
    ['taxed', euro(exemption.taxed)],
  ] as const;
  return (
    <section>
      <h4>
        {t('tax.lumpSum.year', { ...said, quantity: formats.amount({ value: of.quantity, unit: PIECES }) })}
      </h4>
      <dl>
        {lines.map(([key, figure]) => (
          <div key={key}>
            <dt>{t(`tax.lumpSum.step.${key}.name`, said)}</dt>
            <dd>{figure}</dd>
            <dd>{t(`tax.lumpSum.step.${key}.rule`, said)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Says of which years the lump sums of the sold lots are missing, for want of their base rates. */
export function MissingBaseRates({ sold }: { readonly sold: readonly SoldLot[] }) {
  const t = useTexts();
  const years = new Set(
    sold.flatMap(({ lot }) =>
      lot.lumpSums.flatMap(({ year, calculated }) => (E.isLeft(calculated) ? [year] : [])),
    ),
  );
  if (years.size === 0) return null;
  const list = [...years].toSorted((a, b) => a - b).join(', ');
  return (
    <Notice kind="warn" headline={t('tax.lumpSum.missing', { years: list })}>
      {t('tax.lumpSum.missingText')}
    </Notice>
  );
}
