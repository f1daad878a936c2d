import { useLanguage, useTexts } from '@ui/i18n/use-texts';
import { useContext } from 'react';
import { ContactContext } from './contact';

/** How somebody is reached: stands wherever a text says to call, or that something is told on the telephone. */
export function ContactLine() {
  const t = useTexts();
  const language = useLanguage();
  const contact = useContext(ContactContext);
  if (contact === undefined) return null;
  const { phone, hours, message } = contact;
  return (
    <p>
      {t('common.contact.call')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,{' '}
      {hours[language]}.
      {message !== undefined && (
        <>
          {' '}
          <a href={message}>{t('common.contact.message')}</a>
        </>
      )}
    </p>
  );
}
