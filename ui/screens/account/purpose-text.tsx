import type { AccountTransaction } from '@domain/banking/account-transaction';
import { BankWords } from '@ui/components/text/bank-words';
import { toldWords } from '@ui/i18n/told-words';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { bookingWords } from './purpose-words';

/** What a booking is for; who pays from Germany writes German, as the bank does of a kind that is not known here. */
export function PurposeText({ transaction }: { readonly transaction: AccountTransaction }) {
  const t = useTexts();
  const formats = useFormats();
  const { booking, lines } = transaction;
  if (booking !== undefined) return bookingWords(booking, t, formats);
  return <BankWords>{toldWords(lines.join(' '), formats)}</BankWords>;
}
