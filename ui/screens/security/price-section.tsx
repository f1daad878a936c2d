import { changeOver, priceRanges, upTo } from '@domain/instrument/price-history';
import type { PriceSeries } from '@domain/instrument/price-series';
import { changeOfDay } from '@domain/instrument/watch';
import { dayOver } from '@domain/time/day-over';
import { Button } from '@ui/components/action/button';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { FilterChips } from '@ui/components/search/filter-chips';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { useDiscreet } from '@ui/i18n/discreet';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ownLines } from './own-lines';
import { PriceChart } from './price-chart';
import { PricePeriods } from './price-periods';
import type { SecurityModel } from './security-model';
import css from './security-screen.module.css';

interface SecurityProps {
  readonly model: SecurityModel;
}

/** What the security costs now, and what it has cost: as a picture with the customer's own lines, or as a table. */
export const PriceSection = observer(function PriceSection({ model }: SecurityProps) {
  const t = useTexts();
  const [isTable, setTable] = useState(false);
  const { range } = model;
  return (
    <section aria-label={t('security.price')}>
      <Headline model={model} />
      <div className={css['tools']}>
        <FilterChips
          label={t('security.range.label')}
          chosen={range}
          chips={priceRanges.map((value) => ({ value, label: t(`security.range.${value}`) }))}
          onChoose={model.choose}
        />
        <div className={css['over']}>
          <RangeChange model={model} />
          <Button variant="text" pressed={isTable} onPress={() => setTable(!isTable)}>
            {t('security.asTable')}
          </Button>
        </div>
      </div>
      <div className={css['place']}>
        <RemoteView data={model.curve} subject={t('security.history')} onRetry={model.loadSeries}>
          {(read) => <UpToNow model={model} read={read} isTable={isTable} />}
        </RemoteView>
      </div>
    </section>
  );
});

interface UpToNowProps extends SecurityProps {
  readonly read: PriceSeries;
  readonly isTable: boolean;
}

/** Picture and table end where the headline stands: a price draws them alone. */
const UpToNow = observer(function UpToNow({ model, read, isTable }: UpToNowProps) {
  const isDiscreet = useDiscreet();
  const { range, venueId } = model;
  const series = upTo(read, model.quote(venueId), range);
  return isTable ? (
    <PricePeriods series={series} range={range} />
  ) : (
    <PriceChart series={series} range={range} lines={ownLines(model.stake.value, isDiscreet)} />
  );
});

/** How the price has moved over what the picture shows: of a day as the headline has it, against the close before. */
const RangeChange = observer(function RangeChange({ model }: SecurityProps) {
  const t = useTexts();
  const formats = useFormats();
  const { range } = model;
  const { value: series } = model.series;
  const quote = model.quote(model.venueId);
  const change =
    range === 'day' ? quote && changeOfDay(quote) : series && changeOver(upTo(series, quote, range));
  const newest = series?.points.at(-1);
  if (change === undefined || newest === undefined) return null;
  const pastDay = range === 'day' ? dayOver(newest.at, model.now) : undefined;
  return (
    <span className={css['hint']}>
      {pastDay ? formats.day(pastDay, 'shortWeekday') : t(`security.over.${range}`)}{' '}
      <ChangeText relative={change.relative} worded />
    </span>
  );
});

/** The price of the venue shown, how it has moved on its day, and how old it is. */
const Headline = observer(function Headline({ model }: SecurityProps) {
  const t = useTexts();
  const venueName = useVenueName();
  const formats = useFormats();
  const quote = model.quote(model.venueId);
  const subject = t('security.priceSubject');
  if (quote === undefined)
    return (
      <p className={css['headline']}>
        {model.isReadingPrices
          ? t('common.loading', { subject })
          : model.unpriced === undefined
            ? t('security.noPrice')
            : t('common.failure.headline', { subject })}
      </p>
    );
  const change = changeOfDay(quote);
  const day = dayOver(quote.at, model.now) ?? 'today';
  const moment = `${formats.instant(quote.at, 'date')}, ${formats.instant(quote.at)}`;
  const isOpen = quote.hours.state === 'open' && model.isLive;
  return (
    <div className={css['headline']}>
      <p className={css['price']}>
        <AmountText amount={quote.last} price shape={{ minDecimals: 2 }} />
      </p>
      {change && <ChangeText absolute={change.absolute} price relative={change.relative} worded day={day} />}
      <p className={css['hint']}>
        {model.venue === undefined
          ? t(isOpen ? 'security.live' : 'security.last', { moment })
          : t(isOpen ? 'security.liveAt' : 'security.lastAt', { venue: venueName(model.venue), moment })}
      </p>
    </div>
  );
});
