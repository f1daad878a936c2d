import { FailureText } from '@ui/components/feedback/failure-text';
import { changeBetween, changeOfDay, type PriceAlarms, type Watch } from '@domain/instrument/watch';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { Notice } from '@ui/components/feedback/notice';
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
import { ChangeText } from '@ui/components/text/change-text';
import { PageHeading } from '@ui/components/text/page-heading';
import { PastDay } from '@ui/components/text/past-day';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { InstrumentSearch } from '@ui/parts/instrument/instrument-search';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AlarmDialog } from './alarm-dialog';
import type { WatchlistModel } from './watchlist-model';
import css from './watchlist-screen.module.css';

interface WatchlistProps {
  readonly model: WatchlistModel;
}

/** `beobachten`: live prices of what the customer watches, and the alarms. */
export const WatchlistScreen = observer(function WatchlistScreen({ model }: WatchlistProps) {
  const t = useTexts();
  useEffect(() => {
    void model.load();
    return model.dispose;
  }, [model]);
  const count = model.watches.value?.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    // The button that was pressed goes with its row.
    const isLost = count < before.current && document.activeElement === document.body;
    if (isLost) document.querySelector('h1')?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return (
    <>
      <PageHeading
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: t('shell.page.watchlist') }]}
      >
        {t('shell.page.watchlist')}
      </PageHeading>
      <AddField model={model} />
      <ChangeOfList model={model} />
      <RemoteView
        data={model.watches.data}
        subject={t('watchlist.subject')}
        onRetry={() => void model.load()}
      >
        {(watches) =>
          watches.length === 0 ? (
            <EmptyState icon="star" headline={t('watchlist.empty.headline')}>
              {t('watchlist.empty.text')}
            </EmptyState>
          ) : (
            <WatchTable model={model} watches={watches} />
          )
        }
      </RemoteView>
      {!model.isLive && <p role="status">{t('watchlist.stale')}</p>}
      {model.editing && <AlarmDialog key={model.editing.instrument.id} model={model} watch={model.editing} />}
    </>
  );
});

/** Puts what is found on the list at once; it stays in its place, so that one search follows another. */
function AddField({ model: { search, add } }: WatchlistProps) {
  const t = useTexts();
  return (
    <div className={css['add']}>
      <InstrumentSearch
        id="watchlist-search"
        label={t('watchlist.add.label')}
        hint={t('order.instrument.label')}
        search={search}
        chosen={undefined}
        onType={search.type}
        onChoose={(instrument) => void add(instrument)}
      />
    </div>
  );
}

/** What a price has to do for the customer to be told; nothing where there is no alarm. */
function useLevels(): (alarms: PriceAlarms) => string {
  const t = useTexts();
  const formats = useFormats();
  return ({ above, below }) =>
    formats.eitherOf([
      ...(above ? [t('watchlist.above', { price: formats.price(above) })] : []),
      ...(below ? [t('watchlist.below', { price: formats.price(below) })] : []),
    ]);
}

/** What became of the last change, said where it was asked for. */
const ChangeOfList = observer(function ChangeOfList({ model: { change } }: WatchlistProps) {
  const t = useTexts();
  const levels = useLevels()(change?.alarms ?? {});
  const said = change && t(`watchlist.change.${change.outcome}`, { name: change.name, levels });
  if (change?.failure === undefined)
    return (
      <p role="status" className={css['change']}>
        {said}
      </p>
    );
  return (
    <Notice kind="error" announced="alert" headline={said ?? ''}>
      <p>
        <FailureText failure={change.failure} />
      </p>
    </Notice>
  );
});

function WatchTable({ model, watches }: WatchlistProps & { readonly watches: readonly Watch[] }) {
  const t = useTexts();
  return (
    <TableRegion label={t('shell.page.watchlist')}>
      <Table actions>
        <TableHead>
          <ColumnHead>{t('watchlist.name')}</ColumnHead>
          <ColumnHead numeric>{t('watchlist.last')}</ColumnHead>
          <ColumnHead numeric>{t('watchlist.today')}</ColumnHead>
          <ColumnHead numeric>{t('watchlist.since')}</ColumnHead>
          <ColumnHead>{t('watchlist.alarms')}</ColumnHead>
          <ColumnHead>{t('watchlist.actions')}</ColumnHead>
        </TableHead>
        <TableBody>
          {watches.map((watch) => (
            <WatchRow key={watch.instrument.id} model={model} watch={watch} />
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}

interface WatchRowProps extends WatchlistProps {
  readonly watch: Watch;
}

/** One row is one observer: a price touches its own row and no other. */
const WatchRow = observer(function WatchRow({ model, watch }: WatchRowProps) {
  const t = useTexts();
  const orders = useOffered('orderEntry');
  const formats = useFormats();
  const venueName = useVenueName();
  const quote = model.quoteOf(watch);
  const { instrument, venue, alarms, since, priceThen } = watch;
  const { name, isin, wkn } = instrument;
  const ofDay = changeOfDay(quote);
  const change = changeBetween(priceThen, quote.last);
  const levels = useLevels()(alarms);
  return (
    <Row>
      <RowHeader>
        <Link to={pathOf('security', { isin })}>{name}</Link>
        <Caption>
          {t(`orderParts.instrumentType.${instrument.type}`)} · {wkn} ·{' '}
          {t('watchlist.sinceDay', { day: formats.instant(since, 'date') })}
        </Caption>
      </RowHeader>
      <Cell numeric main label={t('watchlist.last')}>
        <AmountText amount={quote.last} price />
        <Caption>
          {[
            venueName(venue),
            ...(quote.hours.state === 'closed'
              ? [`${formats.instant(quote.at, 'shortWeekday')}, ${formats.instant(quote.at)}`]
              : []),
          ].join(' · ')}
        </Caption>
      </Cell>
      <Cell numeric label={t('watchlist.today')}>
        <ChangeText relative={ofDay?.relative} />
        <PastDay at={quote.at} now={model.now} />
      </Cell>
      <Cell numeric label={t('watchlist.since')}>
        <ChangeText relative={change?.relative} />
      </Cell>
      <Cell label={t('watchlist.alarms')}>{levels === '' ? t('watchlist.none') : levels}</Cell>
      <Cell>
        <RowActions>
          <Button
            variant="text"
            label={t('watchlist.of.setAlarm', { name })}
            onPress={() => model.edit(watch)}
          >
            {t('watchlist.setAlarm')}
          </Button>
          {orders && (
            <Link
              to={`${pathOf('orderEntry')}?side=buy&wkn=${wkn}`}
              aria-label={t('watchlist.of.buy', { name })}
            >
              {t('security.buy')}
            </Link>
          )}
          <Button
            variant="text"
            label={t('watchlist.of.remove', { name })}
            onPress={() => void model.remove(watch)}
          >
            {t('watchlist.remove')}
          </Button>
        </RowActions>
      </Cell>
    </Row>
  );
});
