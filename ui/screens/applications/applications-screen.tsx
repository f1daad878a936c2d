import { changes, productNamed } from '@domain/product-application/engine/product';
import type {
  ApplicationResult,
  OpenedKind,
  OpeningBonus,
  SubmittedApplication,
} from '@domain/product-application/submitted-application';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { Disclosure } from '@ui/components/action/disclosure';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { BankWords } from '@ui/components/text/bank-words';
import { PageHeading } from '@ui/components/text/page-heading';
import { SummaryList } from '@ui/components/text/summary-list';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { ProductList } from '@ui/parts/application/product-list';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationsModel } from './applications-model';
import css from './applications-screen.module.css';
import { JointEndNotice, JointReleaseView } from './joint-release-view';

/** `antraege`: what the customer has applied for, how far each is, and what has come of it. */
export const ApplicationsScreen = observer(function ApplicationsScreen({
  model,
}: {
  readonly model: ApplicationsModel;
}) {
  const t = useTexts();
  useEffect(() => {
    void model.load();
    const endWatch = model.watch();
    return () => {
      endWatch();
      model.dispose();
    };
  }, [model]);
  const isReleasing = model.joint.release.stage.kind !== 'none';
  const { data, value } = model.applications;
  // Where it is not known yet how long the list is, what stood below it would be pushed away by it.
  const isKnown = value !== undefined || data.kind === 'failed';
  return (
    <>
      <PageHeading
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: t('shell.page.applications') }]}
        {...(isReleasing && { state: t('application.joint.open') })}
      >
        {t('shell.page.applications')}
      </PageHeading>
      {isReleasing ? <JointReleaseView model={model.joint} /> : <JointEndNotice model={model.joint} />}
      <RemoteView data={data} subject={t('application.mine.subject')} onRetry={() => void model.load()}>
        {(applications) =>
          applications.length === 0 ? (
            <EmptyState icon="file-pen" headline={t('application.mine.empty.headline')}>
              {t('application.mine.empty.text')}
            </EmptyState>
          ) : (
            <ul className={css['list']}>
              {applications.map((application) => (
                <li key={application.id}>
                  <ApplicationCard
                    application={application}
                    onRelease={isReleasing ? undefined : (words) => model.joint.open(application, words)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
      {!isReleasing && isKnown && <ProductList />}
    </>
  );
});

interface CardProps {
  readonly application: SubmittedApplication;
  /** Signs what these words say; undefined while something is being signed. */
  readonly onRelease: ((words: string) => void) | undefined;
}

function ApplicationCard({ application, onRelease }: CardProps) {
  const t = useTexts();
  const formats = useFormats();
  const { number, state, submittedAt, history, reason, results, bonus, canRelease } = application;
  const product = productNamed(application.product);
  const isChanged = state === 'OPENED' && changes.includes(application.product);
  const title =
    product === undefined ? t('application.mine.number', { number }) : t(`application.title.${product}`);
  return (
    <section aria-labelledby={`application-${number}`} className={css['card']}>
      <h2 id={`application-${number}`}>{title}</h2>
      <SummaryList
        rows={[
          { id: 'number', label: t('application.done.number'), value: number },
          {
            id: 'state',
            label: t('application.done.state'),
            value: isChanged ? t('application.mine.changed') : t(`application.applicationState.${state}`),
          },
          {
            id: 'submitted',
            label: t('application.mine.submitted'),
            value: formats.instant(submittedAt, 'date'),
          },
          ...(reason === undefined
            ? []
            : [
                {
                  id: 'reason',
                  label: t(state === 'OPENED' ? 'application.mine.note' : 'application.mine.reason'),
                  value:
                    reason.reason === 'UNKNOWN' ? (
                      <BankWords>{reason.text}</BankWords>
                    ) : (
                      t(`application.mine.reasons.${reason.reason}`)
                    ),
                },
              ]),
          ...results.map((result) => ({
            id: result.productId,
            label: t(`application.mine.opened.${result.kind}`),
            value: <Link to={placeOf(result, results)}>{result.displayId ?? result.productId}</Link>,
          })),
          ...(bonus === undefined
            ? []
            : [
                {
                  id: 'bonus',
                  label: t('application.mine.bonus.label'),
                  value: bonusText(bonus, t, formats),
                },
              ]),
        ]}
      />
      {history.length > 1 && (
        <Disclosure summary={t('application.mine.history')}>
          <ol>
            {history.map(({ state: reached, at }) => (
              <li key={`${reached} ${String(at)}`}>
                {`${formats.instant(at, 'date')}, ${formats.instant(at)}: ${t(`application.applicationState.${reached}`)}`}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {canRelease && (
        <>
          <p>{t('application.joint.waits')}</p>
          <ButtonRow>
            <Button
              variant="go"
              blocked={onRelease === undefined ? t('application.joint.under') : undefined}
              onPress={() => onRelease?.(t('application.joint.words', { title, number }))}
            >
              {t('application.joint.open')}
            </Button>
          </ButtonRow>
        </>
      )}
      {state === 'WAITING_FOR_SECOND' && !canRelease && <p>{t('application.mine.second')}</p>}
      {state === 'IDENTIFICATION' && <p>{t('application.mine.identification')}</p>}
    </section>
  );
}

/** What there is still to do for the bonus, or what has come of it; it is the bank's figure, as a price is. */
const bonusText = (bonus: OpeningBonus, t: TextLookup, { price, day }: Formats): string =>
  t(`application.mine.bonus.${bonus.state}`, {
    amount: price(bonus.amount),
    ...('lastDay' in bonus ? { day: day(bonus.lastDay) } : {}),
  });

const depotKinds: readonly OpenedKind[] = ['STANDARD_DEPOT', 'SECOND_DEPOT', 'DEPOT_JUNIOR'];

/** Where a customer uses what was opened: of a depot, and of the plan that began with it, the page that shows this one. */
function placeOf({ kind }: ApplicationResult, results: readonly ApplicationResult[]): string {
  if (!depotKinds.includes(kind) && kind !== 'SAVINGS_PLAN') return pathOf('accounts');
  const place = pathOf(kind === 'SAVINGS_PLAN' ? 'savingsPlans' : 'depotOverview');
  const depot = results.find((each) => depotKinds.includes(each.kind));
  return depot === undefined
    ? place
    : `${place}?${new URLSearchParams({ depot: depot.productId }).toString()}`;
}
