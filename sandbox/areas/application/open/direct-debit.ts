import { localDate, type LocalDate } from '@domain/time/local-date';
import { nextTradingDay, tradingDayFrom } from '@sandbox/market/venue/german-calendar';
import * as O from 'fp-ts/Option';
import type { Answers } from '../check/answers';

/** Whether the bank collects the first deposit, instead of the customer paying it in. */
export const isCollected = (answers: Answers): boolean =>
  answers.get('LASTSCHRIFT_KONTO.ZAHLUNGSWEG') === 'LASTSCHRIFT';

/**
 * The bank day on which the first deposit is collected: the one that was asked for, or the next where the bank is closed;
 * at the earliest that after the opening. Undefined where nothing is collected.
 */
export function collectionDay(answers: Answers, opened: LocalDate): LocalDate | undefined {
  if (!isCollected(answers)) return undefined;
  const earliest = nextTradingDay(opened);
  const wanted = O.toUndefined(localDate(answers.get('LASTSCHRIFT_KONTO.EINZUG_AM')));
  const isEarliest = answers.isYes('LASTSCHRIFT_KONTO.FRUEHESTMOEGLICH');
  return isEarliest || wanted === undefined || wanted < earliest ? earliest : tradingDayFrom(wanted);
}
