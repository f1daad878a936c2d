import { isError } from '@domain/form/issue';
import type { OrderField } from '@domain/order/draft/order-draft';
import { orderFieldNodes } from '@domain/order/form/order-field-nodes';
import { AmountText } from '@ui/components/text/amount-text';
import { Button } from '@ui/components/action/button';
import { IssueText } from '@ui/components/field/issue-text';
import { SummaryList } from '@ui/components/text/summary-list';
import { Tag } from '@ui/components/text/tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { CostBar } from '@ui/parts/cost/cost-bar';
import { OrderSentence } from '@ui/parts/order/sentence/order-sentence';
import { leadOf } from '@domain/order/legs-of';
import { LazySaleTax } from '@ui/parts/tax/lazy-sale-tax';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { OrderInputModel } from '../order-input-model';
import css from '@ui/parts/form-page/summary-sheet.module.css';
import { PricePicture } from '../trading/price-picture';
import { CoverRule } from './cover-rule';
import { useTotalRows } from './use-total-rows';

interface OrderSummaryProps {
  readonly input: OrderInputModel;
  /** Failed attempts so far: from the first one on, what is left to mend is said here too. */
  readonly attempt: number;
}

/** Beside the form: what the order means, costs and leaves, and the way on. Nothing is sent from here. */
export const OrderSummary = observer(function OrderSummary({ input, attempt }: OrderSummaryProps) {
  const t = useTexts();
  const id = useId();
  const wrong = attempt > 0 ? input.form.summary.length : 0;
  return (
    <aside className={css['summary']} aria-labelledby={id}>
      <div className={css['sheet']}>
        <div className={css['head']}>
          <h2 id={id}>{t('order.summary.title')}</h2>
          <SavedTag input={input} />
        </div>
        <Sentence input={input} />
        <PricePicture input={input} />
        <Costs input={input} />
        <Totals input={input} />
        <Tax input={input} />
        <CoverRule input={input} />
        <div className={css['go']}>
          {wrong > 0 && (
            <IssueText issue={{ severity: 'ERROR', text: t('order.summary.wrong', { count: wrong }) }} />
          )}
          <Button type="submit" variant="go" wide trailingIcon="arrow-right">
            {t('order.summary.go')}
          </Button>
          <p className={css['nothingSent']}>{t('order.summary.nothingSent')}</p>
        </div>
      </div>
    </aside>
  );
});

const SavedTag = observer(function SavedTag({ input }: Pick<OrderSummaryProps, 'input'>) {
  const t = useTexts();
  const formats = useFormats();
  const { savedAt } = input.keeper;
  if (savedAt === undefined) return null;
  return <Tag icon="cloud-check">{t('order.summary.saved', { time: formats.instant(savedAt) })}</Tag>;
});

const Sentence = observer(function Sentence({ input }: Pick<OrderSummaryProps, 'input'>) {
  const t = useTexts();
  const spoken = input.read(input.nodes.spoken);
  if (spoken === undefined) return <p className={css['start']}>{t('orderSentence.start')}</p>;
  const severityAt = (field: OrderField) => {
    const issues = input.field<unknown, unknown>(orderFieldNodes[field]).shownIssues;
    return issues.some(isError) ? 'ERROR' : issues[0]?.severity;
  };
  return <OrderSentence spoken={spoken} severityAt={severityAt} isLive />;
});

const Costs = observer(function Costs({ input }: Pick<OrderSummaryProps, 'input'>) {
  const t = useTexts();
  const venueId = input.entry(input.nodes.venueId);
  const indication = input.costs.at(venueId);
  // Before a dealer has quoted, costs can only be those of an order at the market.
  if (input.read(input.nodes.quoteRequest) !== undefined)
    return <p className={css['nothingSent']}>{t('order.summary.quoteCosts')}</p>;
  if (indication === undefined || input.read(input.nodes.order) === undefined) return null;
  return <CostBar indication={indication} isOutdated={input.costs.isOutdated} />;
});

const Totals = observer(function Totals({ input }: Pick<OrderSummaryProps, 'input'>) {
  const { main, small } = useTotalRows(input);
  return (
    <div className={css['totals']}>
      {main.length > 0 && <SummaryList rows={main} />}
      {small.length > 0 && <SummaryList rows={small} small />}
    </div>
  );
});

const Tax = observer(function Tax({ input }: Pick<OrderSummaryProps, 'input'>) {
  const order = input.read(input.nodes.order);
  return <LazySaleTax order={order && leadOf(order)} total={input.read(input.nodes.total)} />;
});

/** On narrow screens the total and the way on stay at the bottom of the window. */
export const OrderBar = observer(function OrderBar({ input }: Pick<OrderSummaryProps, 'input'>) {
  const t = useTexts();
  const { total, charges } = input.read(input.nodes.total) ?? {};
  const side = input.entry(input.nodes.side);
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
      <Button type="submit" variant="go">
        {t('order.summary.goShort')}
      </Button>
    </div>
  );
});
