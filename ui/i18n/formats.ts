import type { Language } from '@application/ports/device-preferences';
import type { LocalDate } from '@domain/time/local-date';
import type { Amount } from '@domain/money/amount';
import { equals, one, zero, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { isCurrency, PERCENT, PER_MILLE, PIECES, POINTS, UNKNOWN_UNIT, type Unit } from '@domain/money/unit';
import type { TFunction } from 'i18next';
import { byLanguage } from './by-language';
import { formatFigure } from './format-amount';
import {
  calendarIn,
  formatAge,
  formatDay,
  formatDayOfMonth,
  formatInstant,
  type DayShape,
  type MomentShape,
} from './format-date';
import { formatDecimal, type DecimalShape } from './format-decimal';
import { unitGap } from './unit-gap';

/** Everything that is written differently in each language, bound to one. */
export interface Formats {
  readonly language: Language;
  /** Whether what is the customer's own is covered. */
  readonly isDiscreet: boolean;
  decimal(value: Decimal, shape?: DecimalShape): string;
  /** How many there are of something. */
  count(many: number): string;
  /** A figure of the customer's own that has no unit: covered before onlookers. */
  own(value: Decimal, shape?: DecimalShape): string;
  /** The figure alone, the unit is drawn beside it: covered before onlookers, as every amount that is no price. */
  figure(amount: Amount, shape?: DecimalShape): string;
  /** Figure and unit, never apart (`unitGap`), for sentences and names: covered before onlookers. */
  amount(amount: Amount, shape?: DecimalShape): string;
  /** The figure of a price, as `figure`, but seen by everybody. */
  priceFigure(price: Amount, shape?: DecimalShape): string;
  /** A price of the market, of an order or of the bank, as `amount`, but seen by everybody. */
  price(price: Amount, shape?: DecimalShape): string;
  /** The word for a unit, as it follows a figure: English has one for a single piece. */
  unit(unit: Unit, of?: Decimal): string;
  /** Percentage points: 37.135 is `37,14 %`, in English `37.14%`. */
  percent(value: Decimal, shape?: DecimalShape): string;
  day(date: LocalDate, shape?: DayShape): string;
  /** The place of a day in its month: `15.`, in English `15th`. */
  dayOfMonth(day: number): string;
  instant(instant: Instant, shape?: MomentShape): string;
  age(milliseconds: number): string;
  /** Words of which one is enough: `A, B oder C`, in English `A, B or C`. */
  eitherOf(words: readonly string[]): string;
}

/** What stands where an amount is covered. */
export const COVER = '••••';

/** Binds the formats to a language and its words for units; discreet ones cover what is the customer's own. */
export function createFormats(language: Language, t: TFunction, isDiscreet = false): Formats {
  const unitText = (unit: Unit, of = zero): string => {
    switch (unit) {
      case PIECES:
        return t('common.unit.pieces', { count: equals(of, one) ? 1 : 0 });
      case PERCENT:
        return '%';
      case PER_MILLE:
        return '‰';
      case POINTS:
        return t('common.unit.points');
      case UNKNOWN_UNIT:
        return t('common.unit.unknown');
      default:
        return unit;
    }
  };
  const priceFigure = (price: Amount, shape?: DecimalShape): string => formatFigure(language, price, shape);
  // In percent stands what a bond has cost.
  const isCovered = ({ unit }: Amount): boolean =>
    isDiscreet && (isCurrency(unit) || unit === PIECES || unit === PERCENT);
  const figure = (amount: Amount, shape?: DecimalShape): string =>
    isCovered(amount) ? COVER : priceFigure(amount, shape);
  const withUnit = (written: string, unit: string): string => `${written}${unitGap(language, unit)}${unit}`;
  const calendar = calendarIn(language, t);
  const percentShape: DecimalShape = { minDecimals: 2, maxDecimals: 2 };
  return {
    language,
    isDiscreet,
    decimal: (value, shape) => formatDecimal(language, value, shape),
    count: (many) => formatDecimal(language, { units: BigInt(many), scale: 0 }),
    own: (value, shape) => (isDiscreet ? COVER : formatDecimal(language, value, shape)),
    figure,
    amount: (amount, shape) =>
      // A covered figure tells nothing by its word either.
      withUnit(figure(amount, shape), unitText(amount.unit, isCovered(amount) ? zero : amount.value)),
    priceFigure,
    price: (price, shape) => withUnit(priceFigure(price, shape), unitText(price.unit, price.value)),
    unit: unitText,
    percent: (value, shape) => withUnit(formatDecimal(language, value, { ...percentShape, ...shape }), '%'),
    day: (date, shape) => formatDay(calendar, date, shape),
    dayOfMonth: (day) => formatDayOfMonth(language, day),
    instant: (instant, shape) => formatInstant(calendar, instant, shape),
    age: (milliseconds) => formatAge(language, milliseconds),
    eitherOf: (words) => alternativesIn(language).format(words),
  };
}

// British English has no comma before the last one.
const alternativesIn = byLanguage(
  (language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }),
);
