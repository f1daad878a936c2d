import type { NamedDepot } from '@domain/depot/depot';
import { FailureText } from '@ui/components/feedback/failure-text';
import { notedTotal } from '@domain/order/cost/order-total';
import { quoteOrder, type Quote } from '@domain/order/quote/quote';
import type { QuotePhase } from '@domain/order/quote/quote-phase';
import type { Side } from '@domain/order/side';
import type { Amount } from '@domain/money/amount';
import { isZero } from '@domain/money/decimal';
import { AmountText } from '@ui/components/text/amount-text';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { Spinner } from '@ui/components/progress/progress';
import { Ring } from '@ui/components/progress/ring';
import { SummaryList } from '@ui/components/text/summary-list';
import { MessageWords } from '@ui/components/text/message-words';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { distanceFrom } from '@domain/order/say/distance';
import { OrderSentence } from '@ui/parts/order/sentence/order-sentence';
import { spokenRequest } from '@domain/order/say/spoken-order';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { CostBar } from '@ui/parts/cost/cost-bar';
import type { ShownNodes } from '../observed-order';
import { LazySaleTax } from '@ui/parts/tax/lazy-sale-tax';
import { useMoneyRows } from '../money/use-money-rows';
import { heldDepotWords } from '@ui/parts/depot/held-depot';
import { useRequestText } from '../use-request-text';
import css from './quote-desk.module.css';
import type { QuoteModel } from './quote-model';
import { SHORT_MS, useQuoteAnnouncements } from './use-quote-announcements';
import { QuoteWords } from './quote-words';

/** What stands beside a dealer's price. */
export type DeskNode = 'spoken' | 'venue' | 'instrument' | 'quote';

interface QuoteDeskProps {
  readonly model: QuoteModel;
  readonly nodes: ShownNodes<DeskNode>;
  readonly depot: NamedDepot | undefined;
  readonly back: ReactNode;
}

/** The dealer's price: what it comes to, how long it stands, and the two presses that are possible. */
export const QuoteDesk = observer(function QuoteDesk({ model, nodes, depot, back }: QuoteDeskProps) {
  const t = useTexts();
  const id = useId();
  const { request, phase, quote, order, refusal } = model;
  const spoken = nodes.spoken.value;
  useQuoteAnnouncements(model);
  const heading = useFocusOnArrival();
  const isWaiting = phase.kind === 'asking' || phase.kind === 'manual';
  return (
    <section className={css['desk']} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('orderEntry.quote.title')}
      </h2>
      {order && spoken ? (
        <OrderSentence spoken={spokenRequest(spoken, order)} />
      ) : (
        <QuoteWords request={request} nodes={nodes} />
      )}
      {quote && <Price model={model} quote={quote} nodes={nodes} />}
      {isWaiting && <Spinner>{t(`orderEntry.quote.${phase.kind}`)}</Spinner>}
      {phase.kind === 'none' && !model.failure && (
        <Notice kind="info" headline={t('orderEntry.quote.none.headline')}>
          <p>{t('orderEntry.quote.none.text')}</p>
        </Notice>
      )}
      {model.failure && (
        <Notice kind="error" announced="alert" headline={t('orderEntry.quote.failed')}>
          <p>
            <FailureText failure={model.failure} />
          </p>
          <p>{t('orderEntry.quote.nothingBought')}</p>
        </Notice>
      )}
      {refusal.length > 0 && (
        <Notice kind="warn" announced="alert" headline={t('orderEntry.quote.nothingBought')}>
          {refusal.map((message) => (
            <p key={message.key}>
              <MessageWords messages={[message]} />
            </p>
          ))}
        </Notice>
      )}
      {model.hasTwin && (
        <Notice kind="warn" announced="alert" headline={t('orderEntry.quote.twin.headline')}>
          <p>{t('orderEntry.quote.twin.text')}</p>
        </Notice>
      )}
      <Actions model={model} depot={depot} back={back} isWaiting={isWaiting} />
    </section>
  );
});

/** The presses stay where they are, so that the focus never has to be looked for. */
const Actions = observer(function Actions({
  model,
  depot,
  back,
  isWaiting,
}: Pick<QuoteDeskProps, 'model' | 'depot' | 'back'> & { readonly isWaiting: boolean }) {
  const t = useTexts();
  const { phase, request, costs } = model;
  const requestText = useRequestText();
  const words = [model.order && requestText(model.order), heldDepotWords(t, depot)]
    .filter((each) => each !== undefined)
    .join('. ');
  const reasonId = useId();
  const reason = reasonFor(phase.kind, costs.data.kind === 'loading');
  return (
    <>
      <ButtonRow placed="apart">
        {back}
        <ButtonRow placed="end">
          <Button
            icon="refresh-cw"
            busy={isWaiting ? t('orderEntry.quote.asked') : undefined}
            blockedBy={phase.kind === 'accepting' ? reasonId : undefined}
            onPress={model.ask}
          >
            {t('orderEntry.quote.again')}
          </Button>
          <Button
            variant="go"
            busy={phase.kind === 'accepting' ? t('orderEntry.quote.accepting') : undefined}
            blockedBy={reason && reasonId}
            onPress={() => void model.accept(words)}
          >
            {t(`order.release.submit.${request.side}`)}
          </Button>
        </ButtonRow>
      </ButtonRow>
      <p id={reasonId} className={css['promise']}>
        {t(reason ? `orderEntry.quote.blocked.${reason}` : 'orderEntry.quote.byYourself')}
      </p>
    </>
  );
});

/** Why the price cannot be taken now; undefined if it can. */
function reasonFor(
  phase: QuotePhase['kind'],
  awaitsCosts: boolean,
): 'expired' | 'noPrice' | 'accepting' | 'costs' | undefined {
  switch (phase) {
    case 'quoted':
      return awaitsCosts ? 'costs' : undefined;
    case 'expired':
    case 'accepting':
      return phase;
    case 'ticket':
    case 'asking':
    case 'manual':
    case 'none':
      return 'noPrice';
  }
}

interface PriceProps extends Pick<QuoteDeskProps, 'model' | 'nodes'> {
  readonly quote: Quote;
}

const Price = observer(function Price({ model, quote, nodes }: PriceProps) {
  const t = useTexts();
  const { request, costs, phase, refusal } = model;
  const [indication] = costs.value ?? [];
  const order = quoteOrder(request, quote);
  const total = notedTotal(order, model.known);
  const rows = useMoneyRows(request.side, total);
  return (
    <>
      <div className={css['price']}>
        <div>
          <p className={css['label']}>
            {t(quote.isManual ? 'orderEntry.quote.manualPrice' : `orderEntry.quote.price.${request.side}`)}
          </p>
          <p className={css['figure']}>
            <AmountText amount={quote.price} price />
          </p>
          <Moved quote={quote} seen={seenPrice(nodes, request.side)} />
        </div>
        {phase.kind !== 'accepting' && refusal.length === 0 && (
          <Countdown model={model} lifetime={quote.lifetime} />
        )}
      </div>
      <SummaryList rows={rows} />
      <LazySaleTax order={order} total={total} money={model.money} />
      {indication && <CostBar indication={indication} isOutdated={false} />}
    </>
  );
});

const Countdown = observer(function Countdown({
  model,
  lifetime,
}: Pick<QuoteDeskProps, 'model'> & { readonly lifetime: number }) {
  const t = useTexts();
  const formats = useFormats();
  const { remaining } = model;
  const isOver = remaining === 0;
  // Rounded up: as long as it says a tenth, a press still counts.
  const tenths = { units: BigInt(Math.ceil(remaining / 100)), scale: 1 };
  return (
    <div className={css['countdown']} role="timer" aria-label={t('orderEntry.quote.remaining')}>
      {!isOver && (
        <span className={css['label']} aria-hidden="true">
          {t('orderEntry.quote.remaining')}
        </span>
      )}
      <Ring size="large" part={remaining / lifetime} urgent={remaining <= SHORT_MS} />
      <span className={css['seconds']}>
        {isOver
          ? t('orderEntry.quote.over')
          : t('orderEntry.quote.seconds', {
              seconds: formats.decimal(tenths, { minDecimals: 1, maxDecimals: 1 }),
            })}
      </span>
    </div>
  );
});

/** The price seen at the venue now against the one on the table. */
function Moved({ quote, seen }: { readonly quote: Quote; readonly seen: Amount | undefined }) {
  const t = useTexts();
  const formats = useFormats();
  const distance = distanceFrom(quote.price, seen);
  if (seen === undefined || distance === undefined) return null;
  return (
    <p className={css['moved']}>
      {distance.direction === 'at' || isZero(distance.percent)
        ? t('orderEntry.quote.unmoved')
        : t(`orderEntry.quote.moved.${distance.direction}`, {
            price: formats.price(seen),
            percent: formats.percent(distance.percent),
          })}
    </p>
  );
}

function seenPrice(nodes: ShownNodes<'quote'>, side: Side): Amount | undefined {
  const quote = nodes.quote.value;
  return (side === 'BUY' ? quote?.ask : quote?.bid) ?? quote?.last;
}

/** The button that released the request is gone with its screen: the focus moves on to the dealer's price. */
function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
