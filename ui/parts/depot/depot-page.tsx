import { depotState } from '@domain/depot/depot-state';
import { valueOrUndefined, type RemoteData } from '@domain/failure/remote-data';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { PageHeading } from '@ui/components/text/page-heading';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DepotChoice } from './depot-choice';
import { depotName } from './depot-name';
import css from './depot-page.module.css';
import type { DepotSelection } from './depot-selection';
import { MissingDepot } from './missing-depot';
import { PrintedHead } from './printed-head';
import { progressId } from '../order/progress-id';

/** What a page about one depot is drawn from. */
export interface DepotPageModel {
  readonly selection: DepotSelection;
  dispose(): void;
}

interface DepotPageProps {
  readonly model: DepotPageModel;
  /** Whether what is shown of the depot has been read. */
  readonly data: RemoteData<unknown>;
  readonly title: string;
  /** Names what is shown, as in "Das Orderbuch lässt sich gerade nicht laden". */
  readonly subject: string;
  /** How much of a long list is there, while the rest of it comes. */
  readonly progress?: string | undefined;
  /** The one primary action where it is not to place an order. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The query parameter that names the depot shown, or all. */
const DEPOT = 'depot';

/** A page about one of the customer's depots: the choice, kept in the URL, the way to an order, and what was read. */
export const DepotPage = observer(function DepotPage({
  model,
  data,
  title,
  subject,
  progress,
  action,
  children,
}: DepotPageProps) {
  const t = useTexts();
  const { selection } = model;
  const [query, setQuery] = useSearchParams();
  const wanted = useEffectEvent(() => query.get(DEPOT) ?? undefined);
  useEffect(() => {
    void selection.load(wanted());
    return () => {
      model.dispose();
    };
  }, [model, selection]);
  // Read here, where they are observed, and not inside the view that calls back.
  const { depots } = selection;
  const known = valueOrUndefined(depots);
  const state = known === undefined ? 'full' : depotState(known);
  return (
    <>
      <PageHeading
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: title }]}
        actions={
          <>
            <p id={progressId} role="status" className={css['progress']}>
              {progress}
            </p>
            {depots.kind !== 'failed' && state !== 'none' && (
              <DepotChoice
                selection={selection}
                onChoose={(chosen) => {
                  selection.choose(chosen);
                  setQuery(
                    (current) => {
                      current.set(DEPOT, chosen);
                      return current;
                    },
                    { replace: true },
                  );
                }}
              />
            )}
            {state === 'full' &&
              (action ?? (
                <ButtonLink to={pathOf('orderEntry')} variant="go">
                  {t('shell.page.orderEntry')}
                </ButtonLink>
              ))}
          </>
        }
      >
        {title}
      </PageHeading>
      <PrintedHead clock={selection} about={selection.shown.map((depot) => depotName(t, depot))} />
      <MissingDepot state={state} />
      <RemoteView data={depots} subject={subject} onRetry={selection.reload}>
        {() =>
          state !== 'none' && (
            <RemoteView data={data} subject={subject} onRetry={selection.reload}>
              {() => children}
            </RemoteView>
          )
        }
      </RemoteView>
    </>
  );
});
