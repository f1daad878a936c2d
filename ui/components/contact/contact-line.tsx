import { useLanguage, useTexts } from '@ui/i18n/use-texts';
import { useContext } from 'react';
import { ContactContext } from './contact';
import css from './contact-line.module.css';
import { MessageLink } from './message-link';

interface ContactLineProps {
  /** What a message from here is about, as the bank or the customer calls it. */
  readonly reference?: string | undefined;
}

/** How somebody is reached: stands wherever a text says to call, or that something is told on the telephone. */
export function ContactLine({ reference }: ContactLineProps) {
  const t = useTexts();
  const language = useLanguage();
  const contact = useContext(ContactContext);
  if (contact === undefined) return null;
  const { phone, hours, message, isSignedIn } = contact;
  return (
    <p>
      {t('common.contact.call')}{' '}
      <a className={css['phone']} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        {phone}
      </a>
      , {hours[language]}. {message !== undefined && !isSignedIn() && `${t('common.contact.signedOut')} `}
      <MessageLink reference={reference}>{t('shell.page.messageEntry')}</MessageLink>
    </p>
  );
}
