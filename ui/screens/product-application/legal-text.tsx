import { Disclosure } from '@ui/components/action/disclosure';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Spinner } from '@ui/components/progress/progress';
import { Suspense } from 'react';
import type { Wording } from './field-words';

const BankText = lazyPart(async () => (await import('@ui/parts/consent/bank-text')).BankText);

interface LegalTextProps {
  /** Of the bank, in German, which is what counts. */
  readonly html: string;
  readonly about: string;
  readonly wording: Pick<Wording, 't'>;
}

/** What is agreed to, word for word, for who wants to read it: drawn from its words, never set as HTML (APP-10). */
export const LegalText = ({ html, about, wording: { t } }: LegalTextProps) => (
  <Disclosure summary={t('application.legalText', { about })}>
    <Suspense fallback={<Spinner>{t('common.loading', { subject: about })}</Spinner>}>
      <BankText html={html} />
    </Suspense>
  </Disclosure>
);
