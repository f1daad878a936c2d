import { ContactContext } from '@ui/components/contact/contact';
import { PageHeading } from '@ui/components/text/page-heading';
import { useTexts } from '@ui/i18n/use-texts';
import { useContext, useMemo } from 'react';
import { ProofView } from './proof-view';
import css from './session-release.module.css';
import type { TanEntryState } from './tan-entry-model';

/** The screen that has the session released: headline, explanation, proof and the button that completes it (TAN-01). */
export function SessionRelease({ model }: { readonly model: TanEntryState }) {
  const t = useTexts();
  const contact = useContext(ContactContext);
  // A message is written within the released session: from here its page leads back here.
  const byPhone = useMemo(() => contact && { ...contact, message: undefined }, [contact]);
  return (
    <ContactContext value={byPhone}>
      <div className={css['screen']}>
        <PageHeading>{t('tan.session.title')}</PageHeading>
        <p>{t('tan.session.explain')}</p>
        <ProofView model={model} words={t('tan.session.sign')} submitLabel={t('tan.session.submit')} />
      </div>
    </ContactContext>
  );
}
