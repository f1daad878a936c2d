import { addAmounts, negateAmount, type Amount } from '@domain/money/amount';
import type { Instant } from '@domain/time/instant';
import { divide, hundred, isZero, multiply, type Decimal } from '@domain/money/decimal';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { Tag } from '@ui/components/text/tag';
import { TextButton } from '@ui/components/action/text-button';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { InstrumentSearch } from '@ui/parts/instrument/instrument-search';
import { pathOf } from '@ui/app/routes';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import css from './instrument-section.module.css';
import type { MarketModel } from './trading/market-model';
import type { OrderInputModel } from './order-input-model';
import { FormSection } from '@ui/parts/form-page/form-section';

interface SectionProps {
  readonly input: OrderInputModel;
}

/** Which security: search by name, WKN or ISIN, and what it costs at the chosen venue (ORD-03). */
export const InstrumentSection = observer(function InstrumentSection({ input }: SectionProps) {
  const t = useTexts();
  const instrument = input.entry(input.nodes.instrument);
  const field = useField(input.field(input.nodes.instrument));
  return (
    <FormSection number={1} title={t('order.instrument.title')}>
      <div>
        <InstrumentSearch
          {...field}
          label={t('order.instrument.label')}
          search={input.search}
          chosen={instrument}
          onType={input.typeInstrument}
          onChoose={(found) => void input.chooseInstrument(found)}
        />
        {instrument && <Quote input={input} />}
        {instrument?.savingsPlanEligible === true && <Instead wkn={instrument.wkn} />}
      </div>
    </FormSection>
  );
});

/** What is bought once could be bought regularly. */
function Instead({ wkn }: { readonly wkn: string }) {
  const t = useTexts();
  const query = new URLSearchParams({ wkn }).toString();
  return (
    <p className={css['instead']}>
      <Link to={`${pathOf('savingsPlanCreation')}?${query}`}>{t('savingsPlan.instead')}</Link>
    </p>
  );
}

const Quote = observer(function Quote({ input }: SectionProps) {
  const t = useTexts();
  const quote = input.read(input.nodes.quote);
  const venue = input.read(input.nodes.venue);
  const position = input.read(input.nodes.position);
  const { market } = input;
  const change = changeOf(quote?.last, quote?.previousClose);
  return (
    <dl className={css['quote']}>
      {venue && (
        <div>
          <dt>{t('order.instrument.price', { venue: venue.name })}</dt>
          <dd className={css['price']}>
            <AmountText amount={quote?.last} /> {change && <ChangeText {...change} />}
          </dd>
        </div>
      )}
      {venue && (
        <div>
          <dt>{t('order.instrument.bidAsk')}</dt>
          <dd>
            <span>
              <AmountText amount={quote?.bid} bare /> {'/'} <AmountText amount={quote?.ask} bare />
            </span>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('order.instrument.held')}</dt>
        <dd>
          {position ? (
            <AmountText amount={position.availableQuantity} personal />
          ) : (
            t('order.instrument.none')
          )}
        </dd>
      </div>
      {quote && (
        <div>
          <dt>{t('order.instrument.at')}</dt>
          <dd>
            {quote.hours.state === 'closed' ? (
              <ClosingAge input={input} at={quote.at} />
            ) : (
              <PriceAge market={market} at={quote.at} />
            )}
          </dd>
        </div>
      )}
    </dl>
  );
});

/** Where trading is over, the day and the time of the last price, and how long ago that was. */
const ClosingAge = observer(function ClosingAge({
  input,
  at,
}: {
  readonly input: OrderInputModel;
  readonly at: Instant;
}) {
  const t = useTexts();
  const formats = useFormats();
  const now = input.read(input.nodes.now) ?? at;
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
