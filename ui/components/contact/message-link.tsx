import { useContext, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ContactContext, type MessageOrigin } from './contact';

interface MessageLinkProps {
  /** What the message is about, as the bank or the customer calls it. */
  readonly reference?: string | undefined;
  readonly children: ReactNode;
}

/** The way to a message to the bank; what it is about goes along unseen. */
export function MessageLink({ reference, children }: MessageLinkProps) {
  const contact = useContext(ContactContext);
  const { pathname: from } = useLocation();
  const state: MessageOrigin = { about: { from, ...(reference !== undefined && { reference }) } };
  return (
    contact?.message !== undefined && (
      <Link to={contact.message} state={state}>
        {children}
      </Link>
    )
  );
}
