import type { Language } from '@application/ports/device-preferences';
import type { LocalDate } from '@domain/time/local-date';
import type { Amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { PERCENT, PER_MILLE, PIECES, POINTS, UNKNOWN_UNIT, type Unit } from '@domain/money/unit';
import type { TFunction } from 'i18next';
import { formatFigure } from './format-amount';
import { formatAge, formatDay, formatInstant, type DateShape } from './format-date';
import { formatDecimal, type DecimalShape } from './format-decimal';

/** Everything that is written differently in each language, bound to one. */
export interface Formats {
  readonly language: Language;
  decimal(value: Decimal, shape?: DecimalShape): string;
  /** How many there are of something. */
  count(many: number): string;
  /** The figure alone, the unit is drawn beside it. */
  figure(amount: Amount, shape?: DecimalShape): string;
  /** Figure and unit with a no-break space, for sentences and names. */
  amount(amount: Amount, shape?: DecimalShape): string;
  unit(unit: Unit): string;
  /** Percentage points: 37.135 is `37,14 %`. */
  percent(value: Decimal, shape?: DecimalShape): string;
  day(date: LocalDate, shape?: DateShape): string;
  instant(instant: Instant, shape?: DateShape): string;
  age(milliseconds: number): string;
}

/** Binds the formats to a language and its words for units. */
export function createFormats(language: Language, t: TFunction): Formats {
  const unitText = (unit: Unit): string => {
    switch (unit) {
      case PIECES:
        return t('common.unit.pieces');
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
  const percentShape: DecimalShape = { minDecimals: 2, maxDecimals: 2 };
  return {
    language,
    decimal: (value, shape) => formatDecimal(language, value, shape),
    count: (many) => formatDecimal(language, { units: BigInt(many), scale: 0 }),
    figure: (amount, shape) => formatFigure(language, amount, shape),
    amount: (amount, shape) => `${formatFigure(language, amount, shape)}\u00a0${unitText(amount.unit)}`,
    unit: unitText,
    percent: (value, shape) => `${formatDecimal(language, value, { ...percentShape, ...shape })}\u00a0%`,
    day: (date, shape) => formatDay(language, date, shape),
    instant: (instant, shape) => formatInstant(language, instant, shape),
    age: (milliseconds) => formatAge(language, milliseconds),
  };
}
