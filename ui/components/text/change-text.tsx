import type { Amount } from '@domain/money/amount';
import { isNegative, isZero, type Decimal } from '@domain/money/decimal';
import type { LocalDate } from '@domain/time/local-date';
import { COVER } from '@ui/i18n/formats';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './change-text.module.css';
import { classNames } from '../class-names';
import { useDiscreet } from '@ui/i18n/discreet';
import { UnknownFigure } from './unknown-figure';
import { VisuallyHidden } from './visually-hidden';

interface ChangeTextProps {
  /** Change in money; unknown with `relative` unknown too shows a dash. */
  readonly absolute?: Amount | undefined;
  /** Change in percentage points. */
  readonly relative?: Decimal | undefined;
  /** Shows the word too, in headlines; tables only say it. */
  readonly worded?: boolean;
  /** Adds "heute" to the word, or the day that it was where that is over. */
  readonly day?: 'today' | LocalDate | undefined;
  /** That of a price; of the customer's own money the amount is left out in discreet mode, the percentage stays. */
  readonly price?: boolean;
  /** The column already names the unit of the money. */
  readonly bare?: boolean;
}

const arrows = { gain: 'M5 1 9.6 9H.4z', loss: 'M5 9 .4 1h9.2z' };

/** A gain or loss: arrow, sign, figure and word, so that colour never speaks alone. */
export function ChangeText({
  absolute,
  relative,
  worded = false,
  day,
  price = false,
  bare = false,
}: ChangeTextProps) {
  const t = useTexts();
  const formats = useFormats();
  const hidesAmount = useDiscreet() && !price;
  const measure = absolute?.value ?? relative;
  if (measure === undefined) return <UnknownFigure />;
  const direction = isZero(measure) ? 'even' : isNegative(measure) ? 'loss' : 'gain';
  const figures = [
    absolute && !(hidesAmount && relative)
      ? hidesAmount
        ? COVER
        : formats[bare ? 'priceFigure' : 'price'](absolute, { sign: 'always' })
      : undefined,
    relative && formats.percent(relative, { sign: 'always' }),
  ].filter((figure) => figure !== undefined);
  const said =
    day === 'today'
      ? t('common.change.today')
      : day && t('common.change.on', { day: formats.day(day, 'shortWeekday') });
  const word = said ? t(`common.change.dated.${direction}`, { day: said }) : t(`common.change.${direction}`);
  return (
    <span className={classNames(css['change'], css[direction], worded && css['worded'])}>
      {direction !== 'even' && (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={arrows[direction]} />
        </svg>
      )}
      <span>{figures.join(' · ')}</span>
      {worded ? <span>{word}</span> : <VisuallyHidden>{` ${word}`}</VisuallyHidden>}
    </span>
  );
}
