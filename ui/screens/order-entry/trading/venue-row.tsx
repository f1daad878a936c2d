import { AmountText } from '@ui/components/text/amount-text';
import { classNames } from '@ui/components/class-names';
import { Cell, Row, RowHeader } from '@ui/components/table/table';
import { Tag } from '@ui/components/text/tag';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { Hours, LastPrice } from '@ui/parts/instrument/venue-state';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';
import { needsLimit } from '@domain/order/check/limit-need';
import { costsOf } from '@domain/order/cost/order-total';
import { familiesOf } from '@domain/order/draft/type-families';
import { enterableOrderTypes } from '@domain/order/order-request';
import { spreadOf } from '@domain/order/offer/venue-choice';
import { suitability, type VenueOffer } from '@domain/order/offer/venue-offer';
import type { CostsModel } from '../money/costs-model';
import type { MarketModel } from './market-model';
import type { TradingChoiceModel } from './trading-choice-model';
import css from './venue-section.module.css';

/** What an offer is held against. */
export type OfferNode = 'side' | 'orderType' | 'venueId' | 'systemThere' | 'protects';

/** What is known of the venues, and who takes the choice. */
export interface OfferSources {
  readonly market: Pick<MarketModel, 'quote' | 'areCurrent'>;
  readonly costs: Pick<CostsModel, 'at' | 'isAsked'>;
  readonly trading: Pick<TradingChoiceModel, 'chooseOffer'>;
}

interface VenueRowProps {
  readonly nodes: ShownNodes<OfferNode>;
  readonly beside: OfferSources;
  readonly offer: VenueOffer;
  readonly isNarrowest: boolean;
  readonly isCheapest: boolean;
  /** An error at the venue leads to the first choice. */
  readonly isFirst: boolean;
}

/** One row is one observer: a price touches the rows of its venue and no other. */
export const VenueRow = observer(function VenueRow({
  nodes,
  beside: { market, costs, trading },
  offer,
  isNarrowest,
  isCheapest,
  isFirst,
}: VenueRowProps) {
  const t = useTexts();
  const venueName = useVenueName();
  const formats = useFormats();
  const { venue, system } = offer;
  const side = nodes.side.value;
  const orderType = nodes.orderType.value;
  const venueId = nodes.venueId.value;
  const systemThere = nodes.systemThere.value;
  const suited = suitability(offer, side, orderType, nodes.protects.value === true);
  const isOff = suited !== 'suited';
  const isChosen = venueId === venue.id && systemThere === system;
  const quote = market.quote(venue.id);
  const spread = spreadOf(quote);
  const detailId = `venue-${venue.id}-${system}`;
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
            onChange={() => trading.chooseOffer(offer)}
            onBlur={nodes.venueId.blur}
          />
          <span>
            {venueName(venue)}
            <span className={css['detail']} id={detailId}>
              {t(system === 'QUOTE' ? 'order.price.systems.QUOTE' : `order.venue.kind.${venue.type}`)}{' '}
              <LastPrice quote={quote} />{' '}
              {isNarrowest && !isOff && (
                <Tag icon="check" tone="ok">
                  {t('order.venue.narrowest')}
                </Tag>
              )}{' '}
              {isCheapest && (
                <Tag icon="check" tone="ok">
                  {t('order.venue.cheapest')}
                </Tag>
              )}
            </span>
          </span>
        </label>
      </RowHeader>
      <Cell numeric label={t('order.venue.bid')}>
        <AmountText amount={quote?.bid} price bare />
      </Cell>
      <Cell numeric label={t('order.venue.ask')}>
        <AmountText amount={quote?.ask} price bare />
      </Cell>
      <Cell numeric label={t('order.venue.spread')}>
        {spread ? (
          <>
            <AmountText amount={spread.absolute} price bare />{' '}
            <span className={css['percent']}>{formats.percent(spread.percent)}</span>
          </>
        ) : (
          <UnknownFigure />
        )}
      </Cell>
      <Cell numeric label={t('order.venue.costs')} className={css['costs']}>
        {!isOff && system === 'STANDARD' && !costs.isAsked(venue.id) && needsLimit(side, venue, quote) ? (
          <span className={css['withLimit']}>{t('order.venue.costsWithLimit')}</span>
        ) : (
          <AmountText amount={costsOf(side, costs.at(venue.id))} bare />
        )}
      </Cell>
      <Cell label={t('order.venue.open')} className={css['open']}>
        {quote ? <Hours hours={quote.hours} /> : <UnknownFigure />}
      </Cell>
      <Cell className={css['abilities']}>
        {isOff ? (
          <Tag icon="ban">
            <span>
              {suited === 'side'
                ? t(`order.venue.no.${side}`)
                : t('order.venue.noType', { type: t(`orderParts.type.${orderType}`) })}
            </span>
          </Tag>
        ) : (
          <Abilities offer={offer} />
        )}
      </Cell>
    </Row>
  );
});

function Abilities({ offer: { venue, system } }: Pick<VenueRowProps, 'offer'>) {
  const t = useTexts();
  if (system === 'QUOTE') return t('orderEntry.venue.quotes');
  const types = enterableOrderTypes.filter(
    (type) => type !== 'QUOTE' && venue.orderTypes[type] !== undefined,
  );
  return familiesOf(types)
    .map((family) => (family === 'TRAILING' ? t('order.price.trailing') : t(`orderParts.type.${family}`)))
    .join(', ');
}
