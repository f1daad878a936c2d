import { useServices } from '@ui/app/services';
import { useLanguage, useTexts } from '@ui/i18n/use-texts';

/** How somebody is reached, wherever a page says that something is told on the telephone. */
export function ContactLine() {
  const t = useTexts();
  const language = useLanguage();
  const { phone, hours, message } = useServices().contact;
  return (
    <p>
      {t('errors.contact.call')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,{' '}
      {hours[language]}.
      {message !== undefined && (
        <>
          {' '}
          <a href={message}>{t('errors.contact.message')}</a>
        </>
      )}
    </p>
  );
}
