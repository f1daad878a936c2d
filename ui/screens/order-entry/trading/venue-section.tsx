import { IssueText } from '@ui/components/field/issue-text';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { TextButton } from '@ui/components/action/text-button';
import { useField } from '@ui/forms/use-field';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ShownNodes } from '../observed-order';
import { FormSection } from '@ui/parts/form-page/form-section';
import { HelpButton } from '../preferences/help-button';
import { HelpNote } from '../preferences/help-note';
import { isShown, offerGroups, type OfferGroup } from '@domain/order/offer/venue-offer';
import type { OrderPreferencesModel } from '../preferences/order-preferences-model';
import type { MarketModel } from './market-model';
import type { TradingChoiceModel } from './trading-choice-model';
import type { OfferNode, OfferSources } from './venue-row';
import css from './venue-section.module.css';
import { VenueTable } from './venue-table';

/** What the choice of a venue is made with. */
interface VenueSources extends OfferSources {
  readonly market: OfferSources['market'] & Pick<MarketModel, 'dimensions'>;
  readonly trading: OfferSources['trading'] & WayProps['trading'] & ReasonProps['trading'];
  readonly preferences: OrderPreferencesModel;
  readonly reloadMarket: () => void;
}

interface SectionProps {
  readonly nodes: ShownNodes<OfferNode | 'dimensions' | 'instrument' | 'venue'>;
  readonly beside: VenueSources;
}

/** Where to trade: prices, spread, costs, hours and abilities side by side (ORD-04); what cannot take the order says why. */
export const VenueSection = observer(function VenueSection({ nodes, beside }: SectionProps) {
  const t = useTexts();
  const field = useField(nodes.venueId);
  const [showsAll, setShowsAll] = useState(false);
  const groups = offerGroups(nodes.dimensions.value?.venues ?? []);
  const { preferences, trading } = beside;
  const { displayVenues } = preferences.value;
  const hidden = groups.filter((group) => !isShown(group, displayVenues) && !holds(group, nodes));
  const shown = showsAll ? groups : groups.filter((group) => !hidden.includes(group));
  return (
    <FormSection
      number={4}
      title={t('order.venue.title')}
      wide
      aside={
        hidden.length > 0 && (
          <Hidden groups={hidden} all={groups} showsAll={showsAll} onSwitch={() => setShowsAll(!showsAll)} />
        )
      }
      help={<HelpButton preferences={preferences} name="venues" />}
    >
      <HelpNote preferences={preferences} name="venues" />
      {nodes.instrument.value === undefined ? (
        <p className={css['first']} id={field.id} tabIndex={-1}>
          {t('order.venue.first')}
        </p>
      ) : (
        <>
          <Reason nodes={nodes} trading={trading} />
          <UsualWay nodes={nodes} trading={trading} preferences={preferences} fieldId={field.id} />
          <RemoteView
            data={beside.market.dimensions.data}
            subject={t('order.venue.subject')}
            onRetry={beside.reloadMarket}
          >
            {({ venues }) =>
              venues.length === 0 ? (
                <Nowhere id={field.id} />
              ) : (
                <VenueTable nodes={nodes} beside={beside} groups={shown} />
              )
            }
          </RemoteView>
        </>
      )}
      {field.issues?.map((issue) => (
        <IssueText key={issue.text} issue={issue} />
      ))}
    </FormSection>
  );
});

/** Said at once, for no choice on this page can help. */
function Nowhere({ id }: { readonly id: string }) {
  const t = useTexts();
  return (
    <div id={id} tabIndex={-1}>
      <Notice kind="warn" headline={t('orderEntry.venue.nowhere.headline')}>
        <p>{t('orderEntry.venue.nowhere.text')}</p>
      </Notice>
    </div>
  );
}

/** A group with the chosen venue in it is never hidden. */
const holds = ({ offers }: OfferGroup, nodes: ShownNodes<'venueId' | 'systemThere'>): boolean =>
  offers.some(({ venue, system }) => venue.id === nodes.venueId.value && system === nodes.systemThere.value);

interface HiddenProps {
  readonly groups: readonly OfferGroup[];
  readonly all: readonly OfferGroup[];
  readonly showsAll: boolean;
  readonly onSwitch: () => void;
}

/** What the customer's preferences hide, and the way to see it nevertheless. */
function Hidden({ groups, all, showsAll, onSwitch }: HiddenProps) {
  const t = useTexts();
  const count = (some: readonly OfferGroup[]) => some.flatMap(({ offers }) => offers).length;
  const names = groups.flatMap(({ group }) => (group ? [t(`orderEntry.venueGroup.${group}`)] : []));
  return (
    <span>
      {showsAll
        ? t('orderEntry.venue.allShown')
        : t('orderEntry.venue.hidden', {
            shown: count(all) - count(groups),
            all: count(all),
            groups: names.join(', '),
          })}{' '}
      <TextButton onPress={onSwitch}>
        {t(showsAll ? 'orderEntry.venue.hide' : 'orderEntry.venue.show')}
      </TextButton>
    </span>
  );
}

interface WayProps {
  readonly nodes: ShownNodes<'systemThere'>;
  readonly trading: Pick<TradingChoiceModel, 'usual' | 'stopQuoting'>;
  readonly preferences: Pick<OrderPreferencesModel, 'hasFailed'>;
  readonly fieldId: string;
}

/** What is kept for all orders and decides about this one is said, with the way out of it (ORD-27). */
const UsualWay = observer(function UsualWay({ nodes, trading, preferences, fieldId }: WayProps) {
  const t = useTexts();
  if (trading.usual !== 'QUOTE' || nodes.systemThere.value !== 'QUOTE') return null;
  const stop = async (): Promise<void> => {
    // The button goes with what it undoes: the choice of venues is what the customer sees next.
    if (await trading.stopQuoting()) document.getElementById(fieldId)?.focus({ preventScroll: true });
  };
  return (
    <>
      <p className={css['reason']}>
        {t('orderEntry.venue.usual.text')}{' '}
        <TextButton onPress={() => void stop()}>{t('orderEntry.venue.usual.stop')}</TextButton>
      </p>
      {preferences.hasFailed && (
        <Notice kind="error" announced="alert" headline={t('orderEntry.preferences.failed')} />
      )}
    </>
  );
});

interface ReasonProps {
  readonly nodes: ShownNodes<'venue'>;
  readonly trading: Pick<TradingChoiceModel, 'reason'>;
}

/** Why a venue is chosen before the customer has chosen one. */
const Reason = observer(function Reason({ nodes, trading }: ReasonProps) {
  const t = useTexts();
  const venueName = useVenueName();
  const venue = nodes.venue.value;
  if (trading.reason === undefined || venue === undefined) return null;
  return (
    <p className={css['reason']}>
      {t(`orderEntry.venue.reason.${trading.reason}`, { venue: venueName(venue) })}
    </p>
  );
});
