import type { Profile } from '@domain/session/session';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { PageHeading } from '@ui/components/text/page-heading';
import { RemoteView } from '@ui/components/feedback/remote-view';
import type { TextLookup } from '@ui/i18n/texts';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { MissingDepot } from '@ui/parts/depot/missing-depot';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import type { StartModel } from './start-model';
import css from './start-screen.module.css';
import { TileGroups } from './tile-groups';
import { WealthSkeleton } from './wealth-skeleton';
import { WealthSummary } from './wealth-summary';

/** Greeting, wealth today, and the way to everything (SH-02). */
export const StartScreen = observer(function StartScreen({
  createModel,
  loadDay,
}: {
  readonly createModel: () => StartModel;
  /** What comes after what the page is about, in a chunk of its own. */
  readonly loadDay: () => Promise<ComponentType>;
}) {
  const t = useTexts();
  const formats = useFormats();
  const [model] = useState(createModel);
  const [Day, setDay] = useState<ComponentType>();
  // What waits and what has happened does not depend on whether the figures above it came.
  const isNext = Day === undefined && model.wealth.kind !== 'loading';
  const { depotState } = model;
  useEffect(() => {
    void model.load();
    return model.follow();
  }, [model]);
  useEffect(() => {
    // Without it the page stands: it has the rest of what it is for.
    if (isNext)
      loadDay().then(
        (loaded) => setDay(() => loaded),
        () => undefined,
      );
  }, [isNext, loadDay]);
  return (
    <>
      <PageHeading
        title={t('shell.page.start')}
        kicker={formats.day(model.today, 'longDate')}
        actions={
          depotState === 'full' && (
            <ButtonLink to={pathOf('orderEntry')} variant="go">
              {t('shell.page.orderEntry')}
            </ButtonLink>
          )
        }
      >
        {greeting(t, model.profile)}
      </PageHeading>
      <MissingDepot state={depotState} />
      <div className={css['day']} data-depot={depotState}>
        <section aria-label={t('start.wealth.region')}>
          <RemoteView
            data={model.wealth}
            subject={t('start.wealth.subject')}
            onRetry={() => void model.load()}
            skeleton={<WealthSkeleton />}
          >
            {(wealth) => <WealthSummary wealth={wealth} />}
          </RemoteView>
        </section>
        {Day && <Day />}
      </div>
      <TileGroups offering={model.offering} />
    </>
  );
});

function greeting(t: TextLookup, profile: Profile | undefined): string {
  if (!profile) return t('start.greeting.nobody');
  const { salutation, title, firstName, lastName } = profile;
  if (!salutation) return t('start.greeting.plain', { name: `${firstName} ${lastName}` });
  return t(`start.greeting.${salutation}`, { name: title ? `${title} ${lastName}` : lastName });
}
