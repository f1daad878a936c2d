import type { Sender } from '@ui/forms/send-form';
import { AmountText } from '@ui/components/text/amount-text';
import { Button } from '@ui/components/action/button';
import { IssueText } from '@ui/components/field/issue-text';
import { SummaryList } from '@ui/components/text/summary-list';
import { SavedTag } from '@ui/forms/saved-tag';
import { useTexts } from '@ui/i18n/use-texts';
import { CostBar } from '@ui/parts/cost/cost-bar';
import { HeldDepot } from '@ui/parts/depot/held-depot';
import { OrderSentence } from '@ui/parts/order/sentence/order-sentence';
import { leadOf } from '@domain/order/legs-of';
import { LazySaleTax } from '@ui/parts/tax/lazy-sale-tax';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/summary-sheet.module.css';
import type { PictureNode } from '../trading/picture-props';
import { PricePicture } from '../trading/price-picture';
import { CoverRule } from './cover-rule';
import type { SummarySources } from './summary-sources';
import { useTotalRows, type TotalNode } from './use-total-rows';

/** What the summary draws. */
type SummaryNode = TotalNode | PictureNode | 'depotId' | 'order' | 'quoteRequest' | 'systemThere' | 'venueId';

interface OrderSummaryProps {
  readonly nodes: ShownNodes<SummaryNode>;
  readonly beside: SummarySources;
  /** What is sent from here: from the first failed attempt on, what is left to mend is said here too. */
  readonly page: Readonly<Sender>;
}

/** Beside the form: what the order means, costs and leaves, and the way on. Nothing is sent from here. */
export const OrderSummary = observer(function OrderSummary({ nodes, beside, page }: OrderSummaryProps) {
  const t = useTexts();
  const id = useId();
  const wrong = page.attempt > 0 ? beside.form.summary.length : 0;
  return (
    <aside className={css['summary']} aria-labelledby={id}>
      <div className={css['sheet']}>
        <div className={css['head']}>
          <h2 id={id}>{t('order.summary.title')}</h2>
          <SavedTag keeper={beside.keeper} />
        </div>
        <Sentence nodes={nodes} beside={beside} />
        <PricePicture nodes={nodes} beside={beside} />
        <Costs nodes={nodes} beside={beside} />
        <Totals nodes={nodes} />
        <Tax nodes={nodes} money={beside.costs.money} />
        <CoverRule nodes={nodes} />
        <div className={css['go']}>
          {wrong > 0 && (
            <IssueText issue={{ severity: 'ERROR', text: t('order.summary.wrong', { count: wrong }) }} />
          )}
          <Button
            type="submit"
            variant="go"
            wide
            trailingIcon="arrow-right"
            busy={page.isBusy ? t('order.summary.going') : undefined}
          >
            {t(isQuoted(nodes) ? 'order.summary.goQuote' : 'order.summary.go')}
          </Button>
          <p className={css['nothingSent']}>{t('order.summary.nothingSent')}</p>
        </div>
      </div>
    </aside>
  );
});

const Sentence = observer(function Sentence({ nodes, beside }: Omit<OrderSummaryProps, 'page'>) {
  const t = useTexts();
  const spoken = nodes.spoken.value;
  if (spoken === undefined) return <p className={css['start']}>{t('orderSentence.start')}</p>;
  return (
    <>
      <OrderSentence spoken={spoken} severityAt={beside.severityAt} isLive />
      <HeldDepot depot={beside.settlement.depot(nodes.depotId.value)} />
    </>
  );
});

const Costs = observer(function Costs({ nodes, beside: { costs } }: Omit<OrderSummaryProps, 'page'>) {
  const t = useTexts();
  const venueId = nodes.venueId.value;
  const indication = costs.at(venueId);
  // Before a dealer has quoted, costs can only be those of an order at the market.
  if (nodes.quoteRequest.value !== undefined)
    return <p className={css['nothingSent']}>{t('order.summary.quoteCosts')}</p>;
  if (indication === undefined || nodes.order.value === undefined) return null;
  return <CostBar indication={indication} isOutdated={costs.isOutdated} />;
});

const Totals = observer(function Totals({ nodes }: { readonly nodes: ShownNodes<TotalNode> }) {
  const { main, small } = useTotalRows(nodes);
  return (
    <div className={css['totals']}>
      {main.length > 0 && <SummaryList rows={main} />}
      {small.length > 0 && <SummaryList rows={small} small />}
    </div>
  );
});

interface TaxProps extends Pick<SummarySources['costs'], 'money'> {
  readonly nodes: ShownNodes<'order' | 'total'>;
}

const Tax = observer(function Tax({ nodes, money }: TaxProps) {
  const order = nodes.order.value;
  return <LazySaleTax order={order && leadOf(order)} total={nodes.total.value} money={money} />;
});

/** With a dealer nothing is checked next: the press leads to the request for a price, and says so. */
const isQuoted = (nodes: ShownNodes<'systemThere'>): boolean => nodes.systemThere.value === 'QUOTE';

interface OrderBarProps {
  readonly nodes: ShownNodes<'total' | 'side' | 'systemThere'>;
  readonly page: Readonly<Sender>;
}

/** On narrow screens the total and the way on stay at the bottom of the window. */
export const OrderBar = observer(function OrderBar({ nodes, page }: OrderBarProps) {
  const t = useTexts();
  const { total, charges } = nodes.total.value ?? {};
  const side = nodes.side.value;
  return (
    <div className={css['bar']}>
      <div>
        <span>{t(`order.summary.total.${side}`)}</span>
        <b>
          <AmountText amount={total} />
        </b>
        {charges && (
          <span>
            {t(`order.summary.withCharges.${side}`)} <AmountText amount={charges} />
          </span>
        )}
      </div>
      <Button type="submit" variant="go" busy={page.isBusy ? t('order.summary.going') : undefined}>
        {t(isQuoted(nodes) ? 'order.summary.goQuoteShort' : 'order.summary.goShort')}
      </Button>
    </div>
  );
});
