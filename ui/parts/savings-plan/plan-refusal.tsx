import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { ContactLine } from '@ui/components/contact/contact-line';
import { Notice } from '@ui/components/feedback/notice';
import { messageWords } from '@ui/i18n/message-text';
import { useTexts, useTextSource } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PlanRefusalProps {
  /** The key of the bank's message; undefined where it takes plans. */
  readonly refusal: string | undefined;
  /** The ISIN or WKN that was to be saved in. */
  readonly code?: string | undefined;
  /** Where it stands alone, the way on. */
  readonly actions?: ReactNode;
}

/**
 * Says to the few whom it concerns that the bank takes no savings plan of theirs, before anything is typed: what can be done
 * instead, and who is asked about it.
 */
export function PlanRefusal({ refusal, code, actions }: PlanRefusalProps) {
  const t = useTexts();
  const texts = useTextSource();
  const order = useOffered('orderEntry');
  if (refusal === undefined) return null;
  const named =
    code === undefined
      ? ''
      : `?side=buy&${code.length === ISIN_LENGTH ? 'isin' : 'wkn'}=${encodeURIComponent(code)}`;
  return (
    <Notice kind="warn" headline={messageWords(texts, { key: refusal, args: {} })} actions={actions}>
      {order !== undefined && (
        <p style={order.style}>
          {t('savingsPlan.refused.instead')}{' '}
          <Link to={`${pathOf('orderEntry')}${named}`}>{t('shell.page.orderEntry')}</Link>
        </p>
      )}
      <ContactLine />
    </Notice>
  );
}

const ISIN_LENGTH = 12;
