import type { ErrorMemory } from '@application/ports/error-memory';
import { allowedTarget } from '@domain/access/allowed-target';
import { LOGOUT_PATH } from '@domain/access/failure-route';
import { useServices } from '@ui/app/services';
import { Button } from '@ui/components/action/button';
import { buttonClass } from '@ui/components/action/button-class';
import { ContactLine } from '@ui/components/contact/contact-line';
import { MessagePage } from '@ui/components/feedback/message-page';
import { useReconnected } from '@ui/components/feedback/use-connection';
import { useTextSource } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode, errorTexts } from './error-texts';

/** The generic error page: its code is the first path segment, else the one remembered in this tab (SH-05). */
export function ErrorScreen({ memory }: { readonly memory: Pick<ErrorMemory, 'recall'> }) {
  const texts = useTextSource();
  const [remembered] = useState(() => memory.recall());
  const code = errorCode(useParams()['*'], remembered);
  const args = remembered?.code === code ? remembered.args : {};
  const { headline, text, until, button } = errorTexts(texts, code, args);
  const { navigation } = useServices();
  // Tried again where it did not come: what was typed there is kept.
  const target = button && O.toUndefined(allowedTarget(args['seite'] ?? button.href));
  useReconnected(
    args['seite'] !== undefined && target !== undefined,
    () => target && navigation.leave(target),
  );
  return (
    <MessagePage
      title={headline}
      icon="octagon-alert"
      errorId={args['errorId']}
      action={button && target && <WayOn to={target}>{button.text}</WayOn>}
    >
      <p>{text}</p>
      {until !== undefined && <p>{until}</p>}
      <ContactLine />
    </MessagePage>
  );
}

/** The way on. Signing out is no mere address: without a network it would end on the browser's own error page. */
function WayOn({ to, children }: { readonly to: string; readonly children: string }) {
  const { signOut } = useServices();
  if (to === LOGOUT_PATH) return <Button onPress={() => void signOut()}>{children}</Button>;
  return (
    <a className={buttonClass('plain')} href={to}>
      {children}
    </a>
  );
}
