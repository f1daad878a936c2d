import { PageHeading } from '@ui/components/text/page-heading';
import { useTexts } from '@ui/i18n/use-texts';
import { ProofView } from './proof-view';
import css from './session-release.module.css';
import type { TanEntryState } from './tan-entry-model';

/** The screen that has the session released: headline, explanation, proof and the button that completes it (TAN-01). */
export function SessionRelease({ model }: { readonly model: TanEntryState }) {
  const t = useTexts();
  return (
    <div className={css['screen']}>
      <PageHeading>{t('tan.session.title')}</PageHeading>
      <p>{t('tan.session.explain')}</p>
      <ProofView model={model} words={t('tan.session.sign')} submitLabel={t('tan.session.submit')} />
    </div>
  );
}
