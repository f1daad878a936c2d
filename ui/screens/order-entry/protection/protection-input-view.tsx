import type { Position } from '@domain/depot/position';
import { unprotectedQuantity } from '@domain/order/prefill/protection';
import { dayOver } from '@domain/time/day-over';
import type { Instant } from '@domain/time/instant';
import { pathOf } from '@ui/app/routes';
import { AmountText } from '@ui/components/text/amount-text';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Notice } from '@ui/components/feedback/notice';
import { SummaryList } from '@ui/components/text/summary-list';
import { FormSummary } from '@ui/forms/form-summary';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { InputNotices } from '../input-notices';
import css from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';
import { OrderBar, OrderSummary } from '../money/order-summary';
import { OrderTypeChoice } from '../trading/order-type-choice';
import { PriceFields } from '../trading/price-fields';
import { QuantityFields } from '../money/quantity-section';
import { SettlementSection } from '../money/settlement-section';
import { ValiditySection } from '../trading/validity-section';
import { VenueSection } from '../trading/venue-section';
import { useFieldName } from '../use-field-name';
import type { ProtectionModel } from './protection-model';

const StopProposal = lazyPart(async () => (await import('./stop-proposal')).StopProposal);

interface ProtectionViewProps {
  readonly model: ProtectionModel;
}

interface PositionProps extends ProtectionViewProps {
  readonly position: Position;
}

/** The first step: what is held, how much of it is protected, and by which stop; what that protects stands beside it. */
export const ProtectionInputView = observer(function ProtectionInputView({ model, position }: PositionProps) {
  const t = useTexts();
  const { entry } = model;
  const { input } = entry;
  const nodes = input.shown;
  const nameOf = useFieldName(nodes);
  return (
    <form
      className={css['page']}
      noValidate
      aria-label={t('shell.page.orderProtection')}
      onSubmit={(event) => {
        event.preventDefault();
        void entry.check();
      }}
    >
      <div>
        <div className={css['notices']}>
          <InputNotices model={entry} onTakeOther={() => void model.takeOther()} />
          <FormSummary
            form={input.form}
            attempt={entry.attempt}
            headline={(count) => t('order.errors', { count })}
            labelOf={(field) => nameOf(field) ?? field}
          />
        </div>
        <p className={css['required']}>{t('common.field.allRequired')}</p>
        <FormSection number={1} title={t('orderProtection.position.title')}>
          <Held
            position={position}
            now={nodes.now.value}
            isClosed={nodes.quote.value !== undefined && nodes.quote.value.hours.state !== 'open'}
          />
          <p>
            <Link to={pathOf('orderProtection')}>{t('orderProtection.choice.other')}</Link>
          </p>
        </FormSection>
        <FormSection number={2} title={t('orderProtection.quantity')}>
          <QuantityFields nodes={nodes} trading={input.trading} />
        </FormSection>
        <FormSection number={3} title={t('orderProtection.way.title')}>
          <WayFields model={model} position={position} />
        </FormSection>
        <VenueSection nodes={nodes} beside={input} />
        <ValiditySection nodes={nodes} days={input} />
        <SettlementSection nodes={nodes} settlement={input.settlement} onDepot={input.chooseDepot} />
      </div>
      <OrderSummary nodes={nodes} beside={input} page={entry} />
      <OrderBar nodes={nodes} page={entry} />
    </form>
  );
});

/** The position as it stands: what is held, what of it is free, what it is worth. */
function Held({
  position,
  now,
  isClosed,
}: {
  readonly position: Position;
  readonly now: Instant | undefined;
  /** Where it is to be sold nothing is traded now, so that a price stands still on the evening of its day too. */
  readonly isClosed: boolean;
}) {
  const t = useTexts();
  const { instant } = useFormats();
  const { instrument, wkn, quantity, availableQuantityToHedge, currentPrice, currentValue } = position;
  const { at, price } = currentPrice;
  const priceName =
    at !== undefined && now !== undefined && (isClosed || dayOver(at, now))
      ? t('orderProtection.position.priceAt', { day: instant(at, 'shortWeekday'), time: instant(at) })
      : t('orderProtection.position.price');
  return (
    <SummaryList
      rows={[
        {
          id: 'name',
          label: t('orderProtection.position.name'),
          value: `${instrument?.name ?? ''} · ${wkn}`,
        },
        {
          id: 'quantity',
          label: t('orderProtection.position.quantity'),
          value: <AmountText amount={quantity} />,
        },
        {
          id: 'free',
          label: t('orderProtection.position.free'),
          value: <AmountText amount={availableQuantityToHedge} />,
        },
        {
          id: 'price',
          label: priceName,
          value: <AmountText amount={price} price />,
        },
        {
          id: 'value',
          label: t('orderProtection.position.value'),
          value: <AmountText amount={currentValue} />,
        },
      ]}
    />
  );
}

/** By which kind of stop, at which prices, and what that protects. */
const WayFields = observer(function WayFields({ model, position }: PositionProps) {
  const t = useTexts();
  const { input } = model.entry;
  const nodes = input.shown;
  const field = useField(nodes.orderType);
  return (
    <>
      <OrderTypeChoice
        {...field}
        value={model.type}
        label={t('orderProtection.way.label')}
        offered={model.offered}
        onChange={model.choose}
      />
      <PriceFields
        nodes={nodes}
        leg={nodes}
        type={model.type}
        side="SELL"
        against={{ price: nodes.quote.value?.last, is: 'market' }}
      />
      <Suspense>
        <StopProposal input={input} from={model.past} />
      </Suspense>
      <Protected model={model} position={position} />
    </>
  );
});

/** What the customer keeps at least and of how much, what is left out, and that a stop is no guarantee. */
const Protected = observer(function Protected({ model, position }: PositionProps) {
  const t = useTexts();
  const formats = useFormats();
  const { protected: kept } = model;
  if (kept === undefined) return <p>{t('orderProtection.protected.open')}</p>;
  const rest = unprotectedQuantity(position.quantity, kept.quantity);
  const share = formats.percent(kept.share);
  return (
    <Notice
      kind="info"
      icon="shield-check"
      announced="status"
      headline={
        rest
          ? t('orderProtection.protected.partHeadline', { share, quantity: formats.amount(kept.quantity) })
          : t('orderProtection.protected.headline', { share })
      }
    >
      <p>{t('orderProtection.protected.text', { value: formats.amount(kept.value) })}</p>
      {rest && <p>{t('orderProtection.protected.rest', { rest: formats.amount(rest) })}</p>}
    </Notice>
  );
});
