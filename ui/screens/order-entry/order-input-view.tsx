import { FormSummary } from '@ui/forms/form-summary';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { HelpNote } from './preferences/help-note';
import { InputNotices } from './input-notices';
import { InstrumentSection } from './instrument-section';
import type { OrderEntryModel } from './order-entry-model';
import css from '@ui/parts/form-page/form-page.module.css';
import { OrderBar, OrderSummary } from './money/order-summary';
import { PriceSection } from './trading/price-section';
import { QuantitySection } from './money/quantity-section';
import { SettlementSection } from './money/settlement-section';
import { ValiditySection } from './trading/validity-section';
import { VenueSection } from './trading/venue-section';
import { useFieldName } from './use-field-name';

const FollowSection = lazyPart(async () => (await import('./trading/follow-section')).FollowSection);

interface OrderInputViewProps {
  readonly model: OrderEntryModel;
}

/** The first step: all fields on one page, the order in words and figures beside them (ORD-01 FULL). */
export const OrderInputView = observer(function OrderInputView({ model }: OrderInputViewProps) {
  const t = useTexts();
  const { input } = model;
  const nodes = input.shown;
  const nameOf = useFieldName(nodes);
  return (
    <form
      className={css['page']}
      noValidate
      aria-label={t('shell.page.orderEntry')}
      onSubmit={(event) => {
        event.preventDefault();
        void model.check();
      }}
    >
      <div>
        <div className={css['notices']}>
          <HelpNote preferences={input.preferences} name="preferences" />
          <InputNotices model={model} />
          <FormSummary
            form={input.form}
            attempt={model.attempt}
            headline={(count) => t('order.errors', { count })}
            labelOf={(field) => nameOf(field) ?? field}
          />
        </div>
        <p className={css['required']}>
          {t('common.field.allRequired')} {t('order.price.leftEmpty')}
        </p>
        <InstrumentSection
          nodes={nodes}
          search={input.search}
          market={input.market}
          onType={input.typeInstrument}
          onChoose={input.chooseInstrument}
        />
        <QuantitySection nodes={nodes} trading={input.trading} from={input} />
        <PriceSection nodes={nodes} trading={input.trading} />
        <VenueSection nodes={nodes} beside={input} />
        <ValiditySection nodes={nodes} days={input} />
        {nodes.type.value === 'NEXT_ORDER' && (
          <Suspense>
            <FollowSection nodes={nodes} days={input} />
          </Suspense>
        )}
        <SettlementSection nodes={nodes} settlement={input.settlement} onDepot={input.chooseDepot} />
      </div>
      <OrderSummary nodes={nodes} beside={input} page={model} />
      <OrderBar nodes={nodes} page={model} />
    </form>
  );
});
