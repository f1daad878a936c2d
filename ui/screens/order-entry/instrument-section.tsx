import type { Position } from '@domain/depot/position';
import { addAmounts, compareAmounts, negateAmount, type Amount } from '@domain/money/amount';
import type { Instrument } from '@domain/instrument/instrument';
import type { Instant } from '@domain/time/instant';
import { divide, hundred, isZero, multiply, type Decimal } from '@domain/money/decimal';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { Tag } from '@ui/components/text/tag';
import { TextButton } from '@ui/components/action/text-button';
import { useField } from '@ui/forms/use-field';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { InstrumentSearch } from '@ui/parts/instrument/instrument-search';
import type { InstrumentSearchModel } from '@ui/parts/instrument/instrument-search-model';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import css from './instrument-section.module.css';
import type { MarketModel } from './trading/market-model';
import type { ShownNodes } from './observed-order';
import { FormSection } from '@ui/parts/form-page/form-section';

const DerivativeQuote = lazyPart(async () => (await import('./derivative-quote')).DerivativeQuote);

interface SectionProps {
  readonly nodes: ShownNodes<QuoteNode>;
  readonly search: InstrumentSearchModel;
  readonly market: MarketModel;
  readonly onType: (text: string) => void;
  readonly onChoose: (instrument: Instrument) => unknown;
}

/** Which security: search by name, WKN or ISIN, and what it costs at the chosen venue (ORD-03). */
export const InstrumentSection = observer(function InstrumentSection({
  nodes,
  search,
  market,
  onType,
  onChoose,
}: SectionProps) {
  const t = useTexts();
  const instrument = nodes.instrument.value;
  const field = useField(nodes.instrument);
  return (
    <FormSection number={1} title={t('order.instrument.title')}>
      <div>
        <InstrumentSearch
          {...field}
          label={t('order.instrument.label')}
          search={search}
          chosen={instrument}
          onType={onType}
          onChoose={(found) => void onChoose(found)}
        />
        {instrument && <Quote nodes={nodes} market={market} />}
        {instrument?.savingsPlanEligible === true && <Instead wkn={instrument.wkn} />}
      </div>
    </FormSection>
  );
});

/** What is bought once could be bought regularly, by those who may. */
const Instead = observer(function Instead({ wkn }: { readonly wkn: string }) {
  const t = useTexts();
  const query = new URLSearchParams({ wkn }).toString();
  const plan = useOffered('savingsPlanCreation');
  if (plan === undefined) return null;
  return (
    <p className={css['instead']} {...plan}>
      <Link to={`${pathOf('savingsPlanCreation')}?${query}`}>{t('savingsPlan.instead')}</Link>
    </p>
  );
});

type QuoteNode = 'instrument' | 'quote' | 'venue' | 'position' | 'now';

interface QuoteProps {
  readonly nodes: ShownNodes<QuoteNode>;
  readonly market: MarketModel;
}

const Quote = observer(function Quote({ nodes, market }: QuoteProps) {
  const t = useTexts();
  const venueName = useVenueName();
  const instrument = nodes.instrument.value;
  const quote = nodes.quote.value;
  const venue = nodes.venue.value;
  const position = nodes.position.value;
  const change = changeOf(quote?.last, quote?.previousClose);
  return (
    <dl className={css['quote']}>
      {venue && (
        <div>
          <dt>{t('order.instrument.price', { venue: venueName(venue) })}</dt>
          <dd className={css['price']}>
            <AmountText amount={quote?.last} price /> {change && <ChangeText {...change} price />}
          </dd>
        </div>
      )}
      {venue && (
        <div>
          <dt>{t('order.instrument.bidAsk')}</dt>
          <dd>
            <span>
              <AmountText amount={quote?.bid} price bare /> {'/'}{' '}
              <AmountText amount={quote?.ask} price bare />
            </span>
          </dd>
        </div>
      )}
      {instrument?.derivative?.underlying !== undefined && (
        <Suspense>
          <DerivativeQuote quote={nodes.quote} market={market} instrument={instrument} />
        </Suspense>
      )}
      <div>
        <dt>{t('order.instrument.held')}</dt>
        <dd>{position ? <Held position={position} /> : t('order.instrument.none')}</dd>
      </div>
      {quote && (
        <div>
          <dt>{t('order.instrument.at')}</dt>
          <dd>
            {quote.hours.state === 'closed' ? (
              <ClosingAge nodes={nodes} at={quote.at} />
            ) : (
              <PriceAge market={market} at={quote.at} />
            )}
          </dd>
        </div>
      )}
    </dl>
  );
});

/** What the customer has, and how much of it no open order holds back, where that is less. */
function Held({ position: { quantity, availableQuantity } }: { readonly position: Position }) {
  const t = useTexts();
  const formats = useFormats();
  const isFree = compareAmounts(quantity, availableQuantity) === 0;
  return (
    <>
      <AmountText amount={quantity} />
      {!isFree && <span>{t('order.instrument.free', { quantity: formats.amount(availableQuantity) })}</span>}
    </>
  );
}

/** Where trading is over, the day and the time of the last price, and how long ago that was. */
const ClosingAge = observer(function ClosingAge({
  nodes,
  at,
}: {
  readonly nodes: ShownNodes<'now'>;
  readonly at: Instant;
}) {
  const t = useTexts();
  const formats = useFormats();
  const now = nodes.now.value ?? at;
  return t('order.instrument.closed', {
    moment: `${formats.instant(at, 'shortWeekday')}, ${formats.instant(at)}`,
    age: formats.age(now - at),
  });
});

/** Whether prices follow the market, have lost it, or are those of a moment that can be fetched again (ORD-28). */
const PriceAge = observer(function PriceAge({
  market,
  at,
}: {
  readonly market: MarketModel;
  readonly at: Instant;
}) {
  const t = useTexts();
  const formats = useFormats();
  const time = formats.instant(at, 'exactTime');
  switch (market.priceState) {
    case 'live':
      return (
        <>
          <span className={css['live']} />
          {t('order.instrument.live', { time })}
        </>
      );
    case 'lost':
      return (
        <Tag icon="clock-alert" tone="warn">
          {t('order.instrument.stale', { time })}
        </Tag>
      );
    case 'fetched':
    case 'old':
      return (
        <>
          {market.priceState === 'fetched' ? (
            t('order.instrument.fetched', { time })
          ) : (
            <Tag icon="clock-alert" tone="warn">
              {t('order.instrument.old', { age: formats.age(market.age) })}
            </Tag>
          )}{' '}
          <TextButton onPress={() => void market.refresh()}>
            {t(market.isFetching ? 'order.instrument.fetching' : 'order.instrument.refresh')}
          </TextButton>
        </>
      );
  }
});

function changeOf(
  last: Amount | undefined,
  before: Amount | undefined,
): { readonly absolute: Amount; readonly relative: Decimal } | undefined {
  if (last === undefined || before?.unit !== last.unit || isZero(before.value)) return undefined;
  const absolute = addAmounts(last, negateAmount(before));
  return { absolute, relative: divide(multiply(absolute.value, hundred), before.value, 2, 'half-up') };
}
