import type { LocalDate } from '@domain/time/local-date';
import { nextTradingDay } from './german-calendar';

/** The day delivery and payment of a trade are due: the second bank day after it. */
export const settlementDay = (tradedOn: LocalDate): LocalDate => nextTradingDay(nextTradingDay(tradedOn));
