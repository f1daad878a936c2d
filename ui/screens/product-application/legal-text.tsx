import { Disclosure } from '@ui/components/action/disclosure';
import { BankText } from '@ui/parts/consent/bank-text';
import type { Wording } from './field-words';

interface LegalTextProps {
  /** Of the bank, in German, which is what counts. */
  readonly html: string;
  readonly about: string;
  readonly wording: Pick<Wording, 't'>;
}

/** What is agreed to, word for word, for who wants to read it: drawn from its words, never set as HTML (APP-10). */
export const LegalText = ({ html, about, wording: { t } }: LegalTextProps) => (
  <Disclosure summary={t('application.legalText', { about })}>
    <BankText html={html} />
  </Disclosure>
);
