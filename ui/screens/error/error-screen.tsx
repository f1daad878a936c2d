import type { ErrorMemory } from '@application/ports/error-memory';
import { allowedTarget } from '@domain/access/allowed-target';
import { buttonClass } from '@ui/components/action/button-class';
import { MessagePage } from '@ui/components/feedback/message-page';
import * as O from 'fp-ts/Option';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { errorCode, errorTexts } from './error-texts';

/** The generic error page: its code is the first path segment, else the one remembered in this tab (SH-05). */
export function ErrorScreen({ memory }: { readonly memory: Pick<ErrorMemory, 'recall'> }) {
  const { i18n } = useTranslation();
  const [remembered] = useState(() => memory.recall());
  const code = errorCode(useParams()['*'], remembered);
  const args = remembered?.code === code ? remembered.args : {};
  const { headline, text, until, button } = errorTexts(i18n, code, args);
  const target = button && O.toUndefined(allowedTarget(button.href));
  return (
    <MessagePage
      title={headline}
      icon="octagon-alert"
      errorId={args['errorId']}
      action={
        button &&
        target && (
          <a className={buttonClass('plain')} href={target}>
            {button.text}
          </a>
        )
      }
    >
      <p>{text}</p>
      {until !== undefined && <p>{until}</p>}
    </MessagePage>
  );
}
