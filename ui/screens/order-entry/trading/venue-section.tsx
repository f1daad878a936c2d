import { IssueText } from '@ui/components/field/issue-text';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { TextButton } from '@ui/components/action/text-button';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OrderInputModel } from '../order-input-model';
import { FormSection } from '@ui/parts/form-page/form-section';
import { HelpButton, HelpNote } from '../preferences/help-note';
import { isShown, offerGroups, type OfferGroup } from '@domain/order/offer/venue-offer';
import css from './venue-section.module.css';
import { VenueTable } from './venue-table';

interface SectionProps {
  readonly input: OrderInputModel;
}

/** Where to trade: prices, spread, costs, hours and abilities side by side (ORD-04); what cannot take the order says why. */
export const VenueSection = observer(function VenueSection({ input }: SectionProps) {
  const t = useTexts();
  const field = useField(input.field(input.nodes.venueId));
  const [showsAll, setShowsAll] = useState(false);
  const groups = offerGroups(input.read(input.nodes.dimensions)?.venues ?? []);
  const { displayVenues } = input.preferences.value;
  const hidden = groups.filter((group) => !isShown(group, displayVenues) && !holds(group, input));
  const shown = showsAll ? groups : groups.filter((group) => !hidden.includes(group));
  return (
    <FormSection
      number={4}
      title={t('order.venue.title')}
      wide
      aside={
        <>
          {hidden.length > 0 && (
            <Hidden
              groups={hidden}
              all={groups}
              showsAll={showsAll}
              onSwitch={() => setShowsAll(!showsAll)}
            />
          )}
          <HelpButton preferences={input.preferences} name="venues" />
        </>
      }
    >
      <HelpNote preferences={input.preferences} name="venues" />
      {input.entry(input.nodes.instrument) === undefined ? (
        <p className={css['first']} id={field.id} tabIndex={-1}>
          {t('order.venue.first')}
        </p>
      ) : (
        <>
          <Reason input={input} />
          <RemoteView
            data={input.market.dimensions.data}
            subject={t('order.venue.subject')}
            onRetry={input.reloadMarket}
          >
            {({ venues }) =>
              venues.length === 0 ? <Nowhere id={field.id} /> : <VenueTable input={input} groups={shown} />
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
const holds = ({ offers }: OfferGroup, { nodes, entry }: OrderInputModel): boolean =>
  offers.some(
    ({ venue, system }) => venue.id === entry(nodes.venueId) && system === entry(nodes.tradingSystem),
  );

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

/** Why a venue is chosen before the customer has chosen one. */
const Reason = observer(function Reason({ input }: SectionProps) {
  const t = useTexts();
  const { trading } = input;
  const venue = input.read(input.nodes.venue);
  if (trading.reason === undefined || venue === undefined) return null;
  return (
    <p className={css['reason']}>{t(`orderEntry.venue.reason.${trading.reason}`, { venue: venue.name })}</p>
  );
});
