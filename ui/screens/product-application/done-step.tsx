import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { SummaryList } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';

/** The bank has the application: its number, how far it is, and where it is found again. */
export function DoneStep({ received }: { readonly received: ReceivedApplication }) {
  const t = useTexts();
  return (
    <>
      <Notice kind="ok" announced="status" headline={t('application.done.headline')}>
        <p>{t('application.done.next')}</p>
      </Notice>
      <SummaryList
        rows={[
          { id: 'number', label: t('application.done.number'), value: received.number },
          {
            id: 'state',
            label: t('application.done.state'),
            value: t(`application.applicationState.${received.state}`),
          },
        ]}
      />
      <ButtonRow>
        <ButtonLink to={pathOf('applications')}>{t('application.done.mine')}</ButtonLink>
      </ButtonRow>
    </>
  );
}
