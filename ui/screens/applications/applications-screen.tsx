import { productNamed } from '@domain/product-application/engine/description';
import type { SubmittedApplication } from '@domain/product-application/submitted-application';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { PageHeading } from '@ui/components/text/page-heading';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ApplicationsModel } from './applications-model';
import css from './applications-screen.module.css';

/** `antraege`: what the customer has applied for, how far each is, and what has come of it. */
export const ApplicationsScreen = observer(function ApplicationsScreen({
  model,
}: {
  readonly model: ApplicationsModel;
}) {
  const t = useTexts();
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <>
      <PageHeading
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: t('application.mine.title') }]}
        actions={
          <ButtonLink to={pathOf('productApplication', { produkt: 'depot' })} icon="plus">
            {t('application.mine.start')}
          </ButtonLink>
        }
      >
        {t('application.mine.title')}
      </PageHeading>
      <RemoteView
        data={model.applications.data}
        subject={t('application.mine.subject')}
        onRetry={() => void model.load()}
      >
        {(applications) =>
          applications.length === 0 ? (
            <EmptyState icon="file-pen" headline={t('application.mine.empty.headline')}>
              {t('application.mine.empty.text')}
            </EmptyState>
          ) : (
            <ul className={css['list']}>
              {applications.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} />
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
    </>
  );
});

function ApplicationCard({ application }: { readonly application: SubmittedApplication }) {
  const t = useTexts();
  const formats = useFormats();
  const { number, state, submittedAt, reason, results } = application;
  const product = productNamed(application.product);
  return (
    <section aria-labelledby={`application-${number}`} className={css['card']}>
      <h2 id={`application-${number}`}>
        {product === undefined ? t('application.mine.number', { number }) : t(`application.title.${product}`)}
      </h2>
      <SummaryList
        rows={[
          { id: 'number', label: t('application.done.number'), value: number },
          {
            id: 'state',
            label: t('application.done.state'),
            value: t(`application.applicationState.${state}`),
          },
          {
            id: 'submitted',
            label: t('application.mine.submitted'),
            value: formats.instant(submittedAt, 'date'),
          },
          ...(reason === undefined
            ? []
            : [{ id: 'reason', label: t('application.mine.reason'), value: reason }]),
          ...results.map(({ productId, displayId }) => ({
            id: productId,
            label: t('application.mine.results'),
            value: displayId ?? productId,
          })),
        ]}
      />
    </section>
  );
}
