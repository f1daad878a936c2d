import { useBankName } from '@ui/i18n/use-bank-name';
import { BankWords } from './bank-words';

interface BankNameProps {
  readonly children: string;
  /** The bank explains some in brackets: without that. */
  readonly short?: boolean;
}

/** A name that the bank sends in German only: in the language of the page where it is known here, else in the bank's words. */
export function BankName({ children, short = false }: BankNameProps) {
  const said = useBankName()(children);
  const shown = (name: string) => (short ? name.replace(/ \([^)]*\)$/, '') : name);
  return said === undefined ? <BankWords>{shown(children)}</BankWords> : shown(said);
}
