import { useMediaQuery } from '@ui/app/use-media-query';
import { narrowerThan } from '@ui/app/viewport';
import { ColumnHead, type SortDirection } from '@ui/components/table/column-head';
import { Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { cheapestOffers } from '@domain/order/offer/cheapest-offers';
import type { ShownNodes } from '../observed-order';
import { costsOf } from '@domain/order/cost/order-total';
import { narrowestVenue } from '@domain/order/offer/venue-choice';
import { suitability, type OfferGroup, type VenueOffer } from '@domain/order/offer/venue-offer';
import { rankedOffers, type VenueColumn, type VenueRank } from '@domain/order/offer/venue-ranking';
import { VenueRow, type OfferNode, type OfferSources } from './venue-row';
import css from './venue-section.module.css';

interface VenueTableProps {
  readonly nodes: ShownNodes<OfferNode>;
  readonly beside: OfferSources;
  readonly groups: readonly OfferGroup[];
}

/** Windows in which navigation and summary leave less than one line of the comparison takes, in either language. */
const NARROW = narrowerThan(1440);

const columns: readonly VenueColumn[] = ['bid', 'ask', 'spread', 'costs'];

/** The comparison of what can take the order, in groups, ranked within each by what the customer presses (ORD-04). */
export const VenueTable = observer(function VenueTable({ nodes, beside, groups }: VenueTableProps) {
  const t = useTexts();
  const isNarrow = useMediaQuery(NARROW);
  const [rank, setRank] = useState<VenueRank>();
  const side = nodes.side.value;
  const orderType = nodes.orderType.value;
  const systemThere = nodes.systemThere.value;
  const protects = nodes.protects.value === true;
  // Compared is what trades the chosen way: a dealer's price and an order at the exchange are not alike.
  const suited = groups
    .flatMap(({ offers }) => offers)
    .filter((offer) => offer.system === systemThere)
    .filter((offer) => suitability(offer, side, orderType, protects) === 'suited');
  // All that is in sight is compared, whichever way it trades and whatever it takes: the word has to be true of what is seen.
  const narrowest = narrowestVenue(
    groups.flatMap(({ offers }) => offers.map(({ venue }) => venue)),
    beside.market,
  );
  const figuresOf = ({ venue }: VenueOffer) => ({
    quote: beside.market.quote(venue.id),
    costs: costsOf(side, beside.costs.at(venue.id)),
  });
  const cheapest = cheapestOffers(suited, (offer) => figuresOf(offer).costs);
  const first = groups[0]?.offers[0];
  const sortBy = (by: VenueColumn) => (direction: SortDirection) => setRank({ by, direction });
  return (
    <TableRegion label={t('order.venue.region')}>
      <Table lines={isNarrow} className={css['venues']}>
        <TableHead>
          <ColumnHead>{t('order.venue.name')}</ColumnHead>
          {columns.map((column) => (
            <ColumnHead
              key={column}
              numeric
              sorted={rank?.by === column ? rank.direction : undefined}
              onSort={sortBy(column)}
            >
              {t(`order.venue.${column}`)}
            </ColumnHead>
          ))}
          <ColumnHead>{t('order.venue.open')}</ColumnHead>
          <ColumnHead>{t('order.venue.abilities')}</ColumnHead>
        </TableHead>
        {groups.map(({ group, offers }) => (
          <TableBody key={group ?? 'FUND'}>
            {group && groups.length > 1 && (
              <tr role="row" className={css['group']}>
                <th role="rowheader" scope="rowgroup" colSpan={columns.length + 3}>
                  {t(`orderEntry.venueGroup.${group}`)}
                </th>
              </tr>
            )}
            {rankedOffers(offers, rank, figuresOf).map((offer) => (
              <VenueRow
                key={`${offer.venue.id} ${offer.system}`}
                nodes={nodes}
                beside={beside}
                offer={offer}
                isNarrowest={offer.venue.id === narrowest}
                isCheapest={cheapest.has(offer)}
                isFirst={offer === first}
              />
            ))}
          </TableBody>
        ))}
      </Table>
    </TableRegion>
  );
});
