import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { ContactLine } from '@ui/components/contact/contact-line';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useTexts } from '@ui/i18n/use-texts';

/** A function the bank has locked: nothing is broken, so no red (SH-06). */
export function FunctionLockedScreen() {
  const t = useTexts();
  return (
    <MessagePage
      title={t('shell.page.functionLocked')}
      icon="lock"
      headline={t('errors.functionLocked.headline')}
      action={<ButtonLink to={pathOf('start')}>{t('errors.functionLocked.start')}</ButtonLink>}
    >
      <p>{t('errors.functionLocked.text')}</p>
      <ContactLine />
    </MessagePage>
  );
}
