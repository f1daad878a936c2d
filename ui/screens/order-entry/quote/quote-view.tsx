import { Button } from '@ui/components/action/button';
import { useTexts } from '@ui/i18n/use-texts';
import { ReleaseView } from '@ui/release/release-view';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Notice } from '@ui/components/feedback/notice';
import type { ShownNodes } from '../observed-order';
import type { MarketModel } from '../trading/market-model';
import type { NamedDepot } from '@domain/depot/depot';
import { HeldDepot, heldDepotWords } from '@ui/parts/depot/held-depot';
import page from '@ui/parts/form-page/form-page.module.css';
import { QuoteDesk, type DeskNode } from './quote-desk';
import type { QuoteModel } from './quote-model';
import { QuoteWords, useQuoteWords } from './quote-words';

/** What the screen of a quote shows and leads to. */
export interface QuoteViewProps {
  readonly model: QuoteModel;
  readonly nodes: ShownNodes<DeskNode>;
  readonly depot: NamedDepot | undefined;
  readonly market: Pick<MarketModel, 'isPushed' | 'refresh'>;
  readonly onBack: () => void;
}

/** Live trading: first the request is released, then a dealer's price stands for seconds (ORD-18). */
export const QuoteView = observer(function QuoteView({
  model,
  nodes,
  depot,
  market,
  onBack,
}: QuoteViewProps) {
  const t = useTexts();
  const words = [useQuoteWords({ request: model.request, nodes }), heldDepotWords(t, depot)]
    .filter((each) => each !== undefined)
    .join(' ');
  const { tickets } = model;
  useEffect(() => model.dispose, [model]);
  useEffect(() => {
    model.open(words);
  }, [model, tickets, words]);
  usePriceBeside(model, market);
  const back = (
    <Button variant="text" icon="arrow-left" onPress={onBack}>
      {t('orderEntry.quote.back')}
    </Button>
  );
  return (
    <div className={page['narrow']}>
      <HeldDepot depot={depot} />
      {model.phase.kind === 'ticket' ? (
        <>
          {model.hasLapsed && (
            <Notice kind="warn" announced="status" headline={t('orderEntry.quote.lapsed.headline')}>
              <p>{t('orderEntry.quote.lapsed.text')}</p>
            </Notice>
          )}
          <ReleaseView
            key={model.tickets}
            model={model.ticket}
            proof={{
              words: <QuoteWords request={model.request} nodes={nodes} />,
              submitLabel: t('orderEntry.quote.release'),
              promise: t('orderEntry.quote.promise'),
              back,
            }}
          />
        </>
      ) : (
        <QuoteDesk model={model} nodes={nodes} depot={depot} back={back} />
      )}
    </div>
  );
});

/** The venue's price as it is when a dealer names one, and when that is over: an older one would compare nothing. */
function usePriceBeside({ quote, phase: { kind } }: QuoteModel, market: QuoteViewProps['market']): void {
  useEffect(() => {
    if (quote !== undefined && kind !== 'accepting' && !market.isPushed) void market.refresh();
  }, [quote, kind, market]);
}
