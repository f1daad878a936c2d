import { changes, type Product } from '@domain/product-application/engine/product';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { SummaryList } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';

interface DoneStepProps {
  readonly received: ReceivedApplication;
  readonly product: Product;
  /** A stranger cannot look it up yet. */
  readonly isCustomer: boolean;
}

/** The bank has the application: its number, how far it is, what comes next, and where it is found again. */
export function DoneStep({ received: { number, state }, product, isCustomer }: DoneStepProps) {
  const t = useTexts();
  const isChanged = state === 'OPENED' && changes.includes(product);
  return (
    <>
      <Notice kind="ok" announced="status" headline={t('application.done.headline')}>
        {isCustomer ? (
          <p>{isChanged ? t('application.done.changed') : t(`application.done.next.${state}`)}</p>
        ) : (
          <>
            <p>{t(`application.done.nextOfStranger.${state}`)}</p>
            {state !== 'REFUSED' && <p>{t('application.done.stranger')}</p>}
          </>
        )}
      </Notice>
      <SummaryList
        rows={[
          { id: 'number', label: t('application.done.number'), value: number },
          {
            id: 'state',
            label: t('application.done.state'),
            value: isChanged ? t('application.mine.changed') : t(`application.applicationState.${state}`),
          },
        ]}
      />
      {isCustomer && (
        <ButtonRow>
          <ButtonLink to={pathOf('applications')}>{t('application.done.mine')}</ButtonLink>
        </ButtonRow>
      )}
    </>
  );
}
