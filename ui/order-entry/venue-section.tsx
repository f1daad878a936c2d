import { enterableOrderTypes } from '@domain/order/order-request';
import type { Venue, VenueQuote } from '@domain/order/venue';
import { AmountText } from '@ui/components/amount-text';
import { classNames } from '@ui/components/class-names';
import { IssueText } from '@ui/components/issue-text';
import { RemoteView } from '@ui/components/remote-view';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table';
import { Tag } from '@ui/components/tag';
import { UnknownFigure } from '@ui/components/unknown-figure';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { costsOf } from './order-total';
import type { OrderInputModel } from './order-input-model';
import { OrderSection } from './order-section';
import { spreadOf, suggestedVenue, suitability } from './venue-choice';
import css from './venue-section.module.css';

interface SectionProps {
  readonly input: OrderInputModel;
}

/** Where to trade: prices, spread, costs, hours and abilities side by side (ORD-04); what cannot take the order says why. */
export const VenueSection = observer(function VenueSection({ input }: SectionProps) {
  const t = useTexts();
  const field = useField(input.form.field('venueId'));
  return (
    <OrderSection number={4} title={t('order.venue.title')} wide>
      {input.form.values.instrument === undefined ? (
        <p className={css['first']} id={field.id} tabIndex={-1}>
          {t('order.venue.first')}
        </p>
      ) : (
        <RemoteView
          data={input.market.dimensions.data}
          subject={t('order.venue.subject')}
          onRetry={input.reloadMarket}
        >
          {({ venues }) => <VenueTable input={input} venues={venues} />}
        </RemoteView>
      )}
      {field.issues?.map((issue) => (
        <IssueText key={issue.text} issue={issue} />
      ))}
    </OrderSection>
  );
});

const VenueTable = observer(function VenueTable({
  input,
  venues,
}: SectionProps & { readonly venues: readonly Venue[] }) {
  const t = useTexts();
  const { side, orderType } = input.form.values;
  const suited = venues.filter((venue) => suitability(venue, side, orderType).kind === 'suited');
  const narrowest = suited.length > 1 ? suggestedVenue(suited, (id) => input.market.quote(id)) : undefined;
  const heads = ['name', 'bid', 'ask', 'spread', 'costs', 'open', 'abilities'] as const;
  return (
    <TableRegion label={t('order.venue.region')}>
      <Table className={css['venues']}>
        <TableHead>
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col" className={css[head]}>
              {t(`order.venue.${head}`)}
            </th>
          ))}
        </TableHead>
        <TableBody>
          {venues.map((venue) => (
            <VenueRow key={venue.id} input={input} venue={venue} isNarrowest={venue.id === narrowest} />
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
});

interface VenueRowProps extends SectionProps {
  readonly venue: Venue;
  readonly isNarrowest: boolean;
}

/** One row is one observer: a price touches the row of its venue and no other. */
const VenueRow = observer(function VenueRow({ input, venue, isNarrowest }: VenueRowProps) {
  const t = useTexts();
  const formats = useFormats();
  const field = input.form.field('venueId');
  const { side, orderType } = input.form.values;
  const suited = suitability(venue, side, orderType);
  const isOff = suited.kind !== 'suited';
  const isChosen = field.value === venue.id;
  const quote = input.market.quote(venue.id);
  const spread = spreadOf(quote);
  const costs = costsOf({ side }, input.costs.at(venue.id));
  const isFirst = input.outlook.dimensions.venues[0]?.id === venue.id;
  const detailId = `venue-${venue.id}`;
  const why =
    suited.kind === 'side'
      ? t(`order.venue.no.${side}`)
      : suited.kind === 'order-type'
        ? t('order.venue.noType', { type: t(`orderParts.type.${orderType}`) })
        : undefined;
  return (
    <Row chosen={isChosen} className={classNames(isOff && css['off'])}>
      <RowHeader>
        <label className={css['choice']}>
          <input
            type="radio"
            id={isFirst ? 'field-venueId' : undefined}
            name="venueId"
            checked={isChosen}
            disabled={isOff && !isChosen}
            aria-describedby={detailId}
            onChange={() => field.setValue(venue.id)}
            onBlur={field.blur}
          />
          <span>
            {venue.name}
            <span className={css['detail']} id={detailId}>
              {t(`order.venue.kind.${venue.type}`)}
              {isNarrowest && (
                <>
                  {' · '}
                  <Tag icon="check" tone="ok">
                    {t('order.venue.narrowest')}
                  </Tag>
                </>
              )}
            </span>
          </span>
        </label>
      </RowHeader>
      <Cell numeric label={t('order.venue.bid')}>
        <AmountText amount={quote?.bid} bare />
      </Cell>
      <Cell numeric label={t('order.venue.ask')}>
        <AmountText amount={quote?.ask} bare />
      </Cell>
      <Cell numeric label={t('order.venue.spread')}>
        {spread ? (
          <>
            <AmountText amount={spread.absolute} bare />{' '}
            <span className={css['percent']}>{formats.percent(spread.percent)}</span>
          </>
        ) : (
          <UnknownFigure />
        )}
      </Cell>
      <Cell numeric label={t('order.venue.costs')}>
        <AmountText amount={costs} bare />
      </Cell>
      <Cell label={t('order.venue.open')} className={css['open']}>
        <Hours quote={quote} />
      </Cell>
      <Cell className={css['abilities']}>
        {why === undefined ? (
          enterableOrderTypes
            .filter((type) => venue.orderTypes[type] !== undefined)
            .map((type) => t(`orderParts.type.${type}`))
            .join(', ')
        ) : (
          <Tag icon="ban">{why}</Tag>
        )}
      </Cell>
    </Row>
  );
});

function Hours({ quote }: { readonly quote: VenueQuote | undefined }) {
  const t = useTexts();
  const formats = useFormats();
  if (quote === undefined) return <UnknownFigure />;
  const { hours } = quote;
  if (hours.state === 'open')
    return hours.closes === undefined
      ? t('order.venue.isOpen')
      : t('order.venue.until', { time: formats.instant(hours.closes) });
  return hours.opens === undefined
    ? t('order.venue.isClosed')
    : t('order.venue.opens', {
        day: formats.instant(hours.opens, 'date'),
        time: formats.instant(hours.opens),
      });
}
