import { amount } from '@domain/money/amount';
import { decimal, decimalText, subtract, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { projection, rangeOf, type ProjectedPlan, type ProjectedYear } from '@domain/savings-plan/projection';
import { projectionScale } from '@domain/savings-plan/projection-scale';
import { ChoiceField } from '@ui/components/field/choice-field';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useDiscreet } from '@ui/i18n/discreet';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useId, useState } from 'react';
import css from './projection-picture.module.css';

interface ProjectionPictureProps {
  readonly plan: ProjectedPlan;
  readonly growth: Decimal;
  readonly years: number;
  readonly onGrowth: (growth: Decimal) => void;
}

/** The most that can be assumed, in percent a year; the slider moves in halves. */
const MOST_GROWTH = 10;

/** What would become of the plan, as picture or table of the same years; the customer moves the assumption (SAV-09). */
export function ProjectionPicture({ plan, growth, years, onGrowth }: ProjectionPictureProps) {
  const t = useTexts();
  const formats = useFormats();
  const isDiscreet = useDiscreet();
  const id = useId();
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const [low, high] = rangeOf({ growth, years });
  const told = projection(plan, { growth, years });
  const last = told.at(-1);
  if (last === undefined) return null;
  const whole = (value: Decimal): string =>
    isDiscreet
      ? t('common.figure.hidden')
      : formats.amount(amount(value, EUR), { minDecimals: 0, maxDecimals: 0 });
  const lastOf = (assumed: typeof low): string =>
    whole(projection(plan, assumed).at(-1)?.value ?? decimal('0'));
  const percent = (value: Decimal): string => formats.percent(value, { minDecimals: 1, maxDecimals: 1 });
  return (
    <div className={css['projection']}>
      <h3>{t('savingsPlan.projection.title', { years: String(years) })}</h3>
      <ChoiceField<'picture' | 'table'>
        id={`${id}-view`}
        label={t('savingsPlan.projection.view')}
        value={view}
        onChange={setView}
        choices={[
          { value: 'picture', label: t('savingsPlan.projection.picture') },
          { value: 'table', label: t('savingsPlan.projection.table') },
        ]}
      />
      {view === 'picture' ? <Picture years={told} whole={whole} /> : <YearTable years={told} whole={whole} />}
      <div className={css['assumption']}>
        <label htmlFor={`${id}-growth`}>{t('savingsPlan.projection.assumption')}</label>
        <output htmlFor={`${id}-growth`}>{percent(growth)}</output>
        <input
          id={`${id}-growth`}
          type="range"
          min={0}
          max={MOST_GROWTH}
          step={0.5}
          value={decimalText(growth)}
          aria-valuetext={percent(growth)}
          onChange={({ target }) => {
            onGrowth(decimal(target.value));
          }}
        />
      </div>
      <p className={css['note']}>
        {t('savingsPlan.projection.range', {
          low: percent(low.growth),
          lowValue: lastOf(low),
          high: percent(high.growth),
          highValue: lastOf(high),
        })}
      </p>
    </div>
  );
}

interface YearsProps {
  readonly years: readonly ProjectedYear[];
  readonly whole: (value: Decimal) => string;
}

function Picture({ years, whole }: YearsProps) {
  const t = useTexts();
  const formats = useFormats();
  const last = years.at(-1);
  if (last === undefined) return null;
  const scale = projectionScale(years);
  const area = (pick: (year: ProjectedYear) => Decimal): string =>
    `M0 100${years
      .map((year) => `L${scale.x(year.year).toFixed(2)} ${scale.y(pick(year)).toFixed(2)}`)
      .join('')}V100H0Z`;
  const legend = [
    { name: 'paidIn', value: last.paidIn },
    { name: 'growth', value: last.growth },
    { name: 'fees', value: last.fees },
  ] as const;
  return (
    <figure className={css['picture']}>
      <p className={css['axis']}>{t('savingsPlan.projection.axis')}</p>
      <div className={css['plot']}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('savingsPlan.projection.pictureLabel', {
            years: String(years.length),
            paid: whole(last.paidIn),
            fees: whole(last.fees),
            value: whole(last.value),
          })}
        >
          {scale.ticks.map(({ y }) => (
            <path key={y} className={css['grid']} d={`M0 ${y}H100`} />
          ))}
          <path className={css['growth']} d={area(({ value }) => value)} />
          <path
            className={css['paidIn']}
            d={area(({ paidIn, fees, value }) => lesser(subtract(paidIn, fees), value))}
          />
        </svg>
        {scale.ticks.map(({ value, y }) => (
          <span key={y} className={css['tick']} style={{ top: `${y}%` }} aria-hidden="true">
            {formats.own(decimal(`${Math.round(value)}`))}
          </span>
        ))}
      </div>
      <div className={css['years']} aria-hidden="true">
        <span>{t('savingsPlan.projection.today')}</span>
        <span>{t('savingsPlan.projection.after', { years: String(years.length) })}</span>
      </div>
      <figcaption>
        <ul>
          {legend.map(({ name, value }) => (
            <li key={name} className={css[name]}>
              <span>{t(`savingsPlan.projection.${name}`)}</span> {whole(value)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const lesser = (a: Decimal, b: Decimal): Decimal => (Number(decimalText(a)) < Number(decimalText(b)) ? a : b);

function YearTable({ years, whole }: YearsProps) {
  const t = useTexts();
  const columns = ['paidIn', 'fees', 'growth', 'value'] as const;
  return (
    <TableRegion label={t('savingsPlan.projection.tableLabel')} height="20rem">
      <Table onPhones="scroll" tight>
        <TableHead>
          <ColumnHead>{t('savingsPlan.projection.year')}</ColumnHead>
          {columns.map((column) => (
            <ColumnHead key={column} numeric>
              {t(`savingsPlan.projection.${column}`)}
            </ColumnHead>
          ))}
        </TableHead>
        <TableBody>
          {years.map((year) => (
            <Row key={year.year}>
              <RowHeader>{String(year.year)}</RowHeader>
              {columns.map((column) => (
                <Cell key={column} numeric>
                  {whole(year[column])}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}
