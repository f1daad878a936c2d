import type { Instrument } from '@domain/instrument/instrument';
import type { Venue } from '@domain/instrument/venue';
import { narrowestVenue, spreadOf } from '@domain/order/offer/venue-choice';
import { useOffered } from '@ui/app/offered';
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
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { orderLinks } from './order-links';
import type { SecurityModel } from './security-model';
import css from './security-screen.module.css';

interface VenueQuotesProps {
  readonly model: SecurityModel;
  readonly instrument: Instrument;
}

/** Where the security trades: both sides of the book, and the way to an order there. */
export const VenueQuotes = observer(function VenueQuotes({ model, instrument }: VenueQuotesProps) {
  const t = useTexts();
  // Each price may change it, few do: the table is drawn for those alone.
  const narrowest = useMemo(() => computed(() => narrowestVenue(model.venues, model)), [model]);
  const orders = useOffered('orderEntry');
  return (
    <section>
      <SectionHead>{t('security.venues')}</SectionHead>
      <RemoteView
        data={model.dimensions.data}
        subject={t('order.venue.subject')}
        onRetry={() => void model.loadPrices()}
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
                    isNarrowest={venue.id === narrowest.get()}
                    takesOrders={orders !== undefined}
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
  /** Whether this customer may place one. */
  readonly takesOrders: boolean;
}

/** A venue; what a price changes is drawn by parts of their own, the rest stays. */
const VenueRow = observer(function VenueRow(props: VenueRowProps) {
  const { model, instrument, venue, isNarrowest, takesOrders } = props;
  const t = useTexts();
  const venueName = useVenueName();
  const { buy, sell } = orderLinks(model, instrument);
  const here = { venueid: venue.id };
  return (
    <Row>
      <RowHeader className={css['venue']}>
        {venueName(venue)}
        <Caption>
          {t(`order.venue.kind.${venue.type}`)}
          <WhileClosed model={model} venue={venue} />{' '}
          {isNarrowest && (
            <Tag icon="check" tone="ok">
              {t('order.venue.narrowest')}
            </Tag>
          )}
        </Caption>
      </RowHeader>
      <QuoteCells model={model} venue={venue} />
      {takesOrders && (
        <Cell>
          <RowActions>
            {venue.sides.includes('BUY') && (
              <Link to={buy(here)} aria-label={t('security.buyAt', { venue: venueName(venue) })}>
                {t('security.buy')}
              </Link>
            )}
            {sell && venue.sides.includes('SELL') && (
              <Link to={sell(here)} aria-label={t('security.sellAt', { venue: venueName(venue) })}>
                {t('security.sell')}
              </Link>
            )}
          </RowActions>
        </Cell>
      )}
    </Row>
  );
});

type QuoteProps = Pick<VenueRowProps, 'model' | 'venue'>;

/** What was paid there last, where that is no price to trade at. */
const WhileClosed = observer(function WhileClosed({ model, venue }: QuoteProps) {
  const quote = model.quote(venue.id);
  return (
    <>
      {quote?.last !== undefined && quote.hours.state !== 'open' && ' · '}
      <LastPrice quote={quote} />
    </>
  );
});

const QuoteCells = observer(function QuoteCells({ model, venue }: QuoteProps) {
  const t = useTexts();
  const formats = useFormats();
  const quote = model.quote(venue.id);
  const spread = spreadOf(quote);
  return (
    <>
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
    </>
  );
});
