import type { Instrument } from '@domain/instrument/instrument';
import type { VenueQuote } from '@domain/instrument/venue';
import { AmountText } from '@ui/components/text/amount-text';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { ObservedNode } from '@ui/forms/observed-nodes';
import { UnderlyingQuote } from '@ui/parts/instrument/underlying-quote';
import { useFiguresNow } from '@ui/parts/instrument/use-figures-now';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { MarketModel } from './trading/market-model';

/** Where the prices of the underlying come from, and when. */
type UnderlyingMarket = Pick<MarketModel, 'source' | 'isPushed' | 'fetchedAt'>;

interface DerivativeQuoteProps {
  readonly quote: ObservedNode<VenueQuote | undefined>;
  readonly market: UnderlyingMarket;
  readonly instrument: Instrument;
}

/** Beside the price of a derivative: what it follows, how it is geared to that, how far that is from the strike. */
export const DerivativeQuote = observer(function DerivativeQuote({
  quote,
  market,
  instrument,
}: DerivativeQuoteProps) {
  const t = useTexts();
  const formats = useFormats();
  const own = quote.value;
  const underlying = useUnderlying(market, instrument);
  const { underlyingPrice, leverage, distanceText } = useFiguresNow(instrument, { own, underlying });
  return (
    <>
      {underlyingPrice && (
        <div>
          <dt>{t('security.figure.underlyingPrice')}</dt>
          <dd>
            <AmountText amount={underlyingPrice} price shape={{ minDecimals: 2 }} />
          </dd>
        </div>
      )}
      {leverage && (
        <div>
          <dt>{t('security.figure.leverage')}</dt>
          <dd>{formats.decimal(leverage, { minDecimals: 2 })}</dd>
        </div>
      )}
      {distanceText && (
        <div>
          <dt>{t('security.figure.distance')}</dt>
          <dd>{distanceText}</dd>
        </div>
      )}
    </>
  );
});

/** The quote of the underlying, live or fetched as the security's own is. Called by an observer. */
function useUnderlying(market: UnderlyingMarket, { derivative }: Instrument): VenueQuote | undefined {
  const [underlying] = useState(() => new UnderlyingQuote(market.source));
  const { isPushed, fetchedAt } = market;
  useEffect(() => {
    void underlying.open(derivative);
    return underlying.close;
  }, [underlying, derivative]);
  useEffect(() => underlying.follow(isPushed), [underlying, isPushed]);
  useEffect(() => void underlying.refresh(), [underlying, fetchedAt]);
  return underlying.value;
}
