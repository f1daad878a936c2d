import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/button-link';
import { Notice } from '@ui/components/notice';
import { PageHeading } from '@ui/components/page-heading';
import { useTexts } from '@ui/i18n/use-texts';

/** A function the bank has locked: nothing is broken, so no red (SH-06). */
export function FunctionLockedScreen() {
  const t = useTexts();
  return (
    <>
      <PageHeading>{t('shell.page.functionLocked')}</PageHeading>
      <Notice
        kind="info"
        icon="lock"
        headline={t('errors.functionLocked.headline')}
        actions={<ButtonLink to={pathOf('start')}>{t('errors.functionLocked.start')}</ButtonLink>}
      >
        <p>{t('errors.functionLocked.text')}</p>
      </Notice>
    </>
  );
}
