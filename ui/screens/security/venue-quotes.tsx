import type { Instrument } from '@domain/instrument/instrument';
import type { Venue } from '@domain/instrument/venue';
import { narrowestVenue, spreadOf } from '@domain/order/offer/venue-choice';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { ColumnHead } from '@ui/components/table/column-head';
import {
  Cell,
  Row,
  RowActions,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRegion,
} from '@ui/components/table/table';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { SectionHead } from '@ui/components/text/section-head';
import { Tag } from '@ui/components/text/tag';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { Hours, LastPrice } from '@ui/parts/instrument/venue-state';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { SecurityModel } from './security-model';
import css from './security-screen.module.css';

interface VenueQuotesProps {
  readonly model: SecurityModel;
  readonly instrument: Instrument;
}

/** Where the security trades: both sides of the book, and the way to an order there. */
export const VenueQuotes = observer(function VenueQuotes({ model, instrument }: VenueQuotesProps) {
  const t = useTexts();
  const narrowest = narrowestVenue(model.venues, model);
  const orders = useOffered('orderEntry');
  return (
    <section>
      <SectionHead>{t('security.venues')}</SectionHead>
      <RemoteView
        data={model.dimensions.data}
        subject={t('order.venue.subject')}
        onRetry={() => void model.load()}
      >
        {({ venues }) => (
          <TableRegion label={t('security.venues')}>
            <Table actions={orders !== undefined}>
              <TableHead>
                <ColumnHead>{t('order.venue.name')}</ColumnHead>
                <ColumnHead numeric>{t('order.venue.bid')}</ColumnHead>
                <ColumnHead numeric>{t('order.venue.ask')}</ColumnHead>
                <ColumnHead numeric>{t('order.venue.spread')}</ColumnHead>
                <ColumnHead>{t('order.venue.open')}</ColumnHead>
                {orders && <ColumnHead>{t('security.actions')}</ColumnHead>}
              </TableHead>
              <TableBody>
                {venues.map((venue) => (
                  <VenueRow
                    key={venue.id}
                    model={model}
                    instrument={instrument}
                    venue={venue}
                    isNarrowest={venue.id === narrowest}
                  />
                ))}
              </TableBody>
            </Table>
          </TableRegion>
        )}
      </RemoteView>
    </section>
  );
});

interface VenueRowProps extends VenueQuotesProps {
  readonly venue: Venue;
  readonly isNarrowest: boolean;
}

const VenueRow = observer(function VenueRow({ model, instrument, venue, isNarrowest }: VenueRowProps) {
  const t = useTexts();
  const venueName = useVenueName();
  const formats = useFormats();
  const quote = model.quote(venue.id);
  const spread = spreadOf(quote);
  const orders = useOffered('orderEntry');
  const order = (side: string): string => {
    const query = new URLSearchParams({ side, wkn: instrument.wkn, venueid: venue.id });
    return `${pathOf('orderEntry')}?${query.toString()}`;
  };
  return (
    <Row>
      <RowHeader className={css['venue']}>
        {venueName(venue)}
        <Caption>
          {t(`order.venue.kind.${venue.type}`)} <LastPrice quote={quote} />{' '}
          {isNarrowest && (
            <Tag icon="check" tone="ok">
              {t('order.venue.narrowest')}
            </Tag>
          )}
        </Caption>
      </RowHeader>
      <Cell numeric label={t('order.venue.bid')}>
        <AmountText amount={quote?.bid} price />
      </Cell>
      <Cell numeric label={t('order.venue.ask')}>
        <AmountText amount={quote?.ask} price />
      </Cell>
      <Cell numeric label={t('order.venue.spread')}>
        {spread ? formats.percent(spread.percent) : <UnknownFigure />}
      </Cell>
      <Cell label={t('order.venue.open')}>{quote ? <Hours hours={quote.hours} /> : <UnknownFigure />}</Cell>
      {orders && (
        <Cell>
          <RowActions>
            {venue.sides.includes('BUY') && (
              <Link
                {...orders}
                to={order('buy')}
                aria-label={t('security.buyAt', { venue: venueName(venue) })}
              >
                {t('security.buy')}
              </Link>
            )}
            {venue.sides.includes('SELL') && (
              <Link
                {...orders}
                to={order('sell')}
                aria-label={t('security.sellAt', { venue: venueName(venue) })}
              >
                {t('security.sell')}
              </Link>
            )}
          </RowActions>
        </Cell>
      )}
    </Row>
  );
});
