import type { AccruedInterest } from '@domain/instrument/bond-interest';
import type { Formats } from '@ui/i18n/formats';
import { useTexts } from '@ui/i18n/use-texts';

/** Writes the accrued interest that a changed order pays or brings besides its value. */
export function useInterestText(
  formats: Pick<Formats, 'amount' | 'day'>,
): (interest: AccruedInterest) => string {
  const t = useTexts();
  return ({ amount, tradedOn }) =>
    t('orderChange.interest', {
      amount: formats.amount(amount),
      day: formats.day(tradedOn, 'weekdayDate'),
    });
}
