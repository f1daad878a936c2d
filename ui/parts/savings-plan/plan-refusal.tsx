import { ContactLine } from '@ui/components/contact/contact-line';
import { Notice } from '@ui/components/feedback/notice';
import { messageWords } from '@ui/i18n/message-text';
import { useTexts, useTextSource } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PlanRefusalProps {
  /** The key of the bank's message; undefined where it takes plans. */
  readonly refusal: string | undefined;
  /** Where the same is bought by an order; undefined to who is offered none. */
  readonly orderPath: string | undefined;
  /** Where it stands alone, the way on. */
  readonly actions?: ReactNode;
}

/**
 * Says to the few whom it concerns that the bank takes no savings plan of theirs, before anything is typed: what can be done
 * instead, and who is asked about it.
 */
export function PlanRefusal({ refusal, orderPath, actions }: PlanRefusalProps) {
  const t = useTexts();
  const texts = useTextSource();
  if (refusal === undefined) return null;
  return (
    <Notice kind="warn" headline={messageWords(texts, { key: refusal, args: {} })} actions={actions}>
      {orderPath !== undefined && (
        <p>
          {t('savingsPlan.refused.instead')} <Link to={orderPath}>{t('shell.page.orderEntry')}</Link>
        </p>
      )}
      <ContactLine />
    </Notice>
  );
}
