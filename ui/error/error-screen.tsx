import type { ErrorMemory } from '@application/ports/error-memory';
import { allowedTarget } from '@domain/access/allowed-target';
import { PageHeading } from '@ui/components/page-heading';
import { buttonClass } from '@ui/components/button-class';
import * as O from 'fp-ts/Option';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import css from './error-screen.module.css';
import { errorTexts } from './error-texts';

/** The generic error page: its code is the first path segment, else the one remembered in this tab (SH-05). */
export function ErrorScreen({ memory }: { readonly memory: Pick<ErrorMemory, 'recall'> }) {
  const { i18n } = useTranslation();
  const [remembered] = useState(() => memory.recall());
  const code = useParams()['*']?.split('/')[0] || remembered?.code || 'generic';
  const { headline, text, button } = errorTexts(i18n, code, remembered?.code === code ? remembered.args : {});
  const target = button && O.toUndefined(allowedTarget(button.href));
  return (
    <>
      <PageHeading>{headline}</PageHeading>
      <div className={css['page']}>
        <p>{text}</p>
        {button && target && (
          <div>
            <a className={buttonClass('plain')} href={target}>
              {button.text}
            </a>
          </div>
        )}
      </div>
    </>
  );
}
