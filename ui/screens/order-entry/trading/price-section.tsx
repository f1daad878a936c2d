import { useTexts } from '@ui/i18n/use-texts';
import { ChoiceField } from '@ui/components/field/choice-field';
import { Notice } from '@ui/components/feedback/notice';
import { TextButton } from '@ui/components/action/text-button';
import type { TradingSystem } from '@domain/order/draft/order-preferences';
import type { PriceNodes } from '@domain/order/form/order-nodes';
import { useField } from '@ui/forms/use-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ShownNodes } from '../observed-order';
import type { TradingChoiceModel } from './trading-choice-model';
import css from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';
import { LimitReason } from './limit-reason';
import { ManualQuotes } from './manual-quotes';
import { OrderTypeChoice } from './order-type-choice';
import { PriceFields } from './price-fields';
import { RefinementFields } from './refinement-fields';

/** What finding the price draws. */
type PricingNode =
  | keyof PriceNodes
  | 'orderType'
  | 'typeThere'
  | 'limitProposal'
  | 'side'
  | 'quote'
  | 'offeredTypes'
  | 'typesElsewhere'
  | 'venue'
  | 'priceUnit'
  | 'tradingSystem'
  | 'limitExtension'
  | 'tradingRestriction'
  | 'abilities';

interface PricingProps {
  readonly nodes: ShownNodes<PricingNode>;
  readonly trading: Pick<TradingChoiceModel, 'chooseType' | 'chooseOffer'>;
}

interface SectionProps extends PricingProps {
  readonly nodes: ShownNodes<PricingNode | 'quotesSomewhere' | 'fallBack' | 'allowManualQuotation'>;
  readonly trading: PricingProps['trading'] & Pick<TradingChoiceModel, 'chooseSystem'>;
}

const systems: readonly TradingSystem[] = ['STANDARD', 'QUOTE'];

/** How the price is found, and the prices that takes; what falls back is said here, not later (ORD-05 to ORD-07). */
export const PriceSection = observer(function PriceSection({ nodes, trading }: SectionProps) {
  const t = useTexts();
  const tradingSystem = nodes.tradingSystem.value;
  const quotesSomewhere = nodes.quotesSomewhere.value;
  const fallBack = nodes.fallBack.value;
  return (
    <FormSection number={3} title={t('order.price.title')}>
      {(quotesSomewhere || tradingSystem === 'QUOTE') && (
        <ChoiceField<TradingSystem>
          id="field-tradingSystem"
          label={t('order.price.system')}
          hint={t(`order.price.systemHint.${tradingSystem}`)}
          value={tradingSystem}
          choices={systems.map((value) => ({ value, label: t(`order.price.systems.${value}`) }))}
          onChange={trading.chooseSystem}
        />
      )}
      {tradingSystem === 'QUOTE' ? (
        <>
          {nodes.orderType.isEdited && fallBack && fallBack.chosen !== 'MARKET' && (
            <Notice
              kind="warn"
              announced="status"
              headline={t('order.fallBack.noQuoteOf', { type: t(`orderParts.type.${fallBack.chosen}`) })}
            >
              <p>{t(`order.fallBack.${fallBack.reason}`)}</p>
            </Notice>
          )}
          <ManualQuotes field={nodes.allowManualQuotation} />
        </>
      ) : (
        <TypeAndPrices nodes={nodes} trading={trading} />
      )}
      {fallBack && fallBack.reason !== 'quote-trading' && (
        <Notice kind="warn" announced="status" headline={t('order.fallBack.headline')}>
          <p>{t(`order.fallBack.${fallBack.reason}`)}</p>
        </Notice>
      )}
    </FormSection>
  );
});

const TypeAndPrices = observer(function TypeAndPrices({ nodes, trading }: PricingProps) {
  const t = useTexts();
  const field = useField(nodes.orderType);
  const type = nodes.typeThere.value ?? field.value;
  const side = nodes.side.value;
  const quote = nodes.quote.value;
  const offeredTypes = nodes.offeredTypes.value ?? [];
  const choice = useRef<HTMLDivElement>(null);
  const wentElsewhere = useRef(false);
  // The button that was pressed is gone with the venue it led away from: the focus goes to what it has chosen.
  useEffect(() => {
    if (wentElsewhere.current) choice.current?.querySelector<HTMLElement>(':checked')?.focus();
    wentElsewhere.current = false;
  }, [type]);
  return (
    <>
      <div ref={choice} className={css['types']}>
        <OrderTypeChoice
          {...field}
          value={type}
          label={t('order.price.type')}
          offered={offeredTypes}
          onChange={trading.chooseType}
        />
      </div>
      <LimitReason nodes={nodes} />
      <Elsewhere
        nodes={nodes}
        trading={trading}
        onGone={() => {
          wentElsewhere.current = true;
        }}
      />
      <PriceFields
        nodes={nodes}
        leg={nodes}
        type={type}
        side={side}
        against={{ price: quote?.last, is: 'market' }}
      />
      <RefinementFields nodes={nodes} />
    </>
  );
});

interface ElsewhereProps {
  readonly nodes: ShownNodes<'typesElsewhere'>;
  readonly trading: Pick<TradingChoiceModel, 'chooseType' | 'chooseOffer'>;
  readonly onGone: () => void;
}

/** What the chosen venue does not offer, but another does: one press leads there. */
const Elsewhere = observer(function Elsewhere({ nodes, trading, onGone }: ElsewhereProps) {
  const t = useTexts();
  const typesElsewhere = nodes.typesElsewhere.value ?? [];
  if (typesElsewhere.length === 0) return null;
  return (
    <p className={css['elsewhere']}>
      {t('order.price.elsewhere')}{' '}
      {typesElsewhere.map(({ type, venue, isOnlyThere }) => (
        <TextButton
          key={type}
          onPress={() => {
            onGone();
            trading.chooseOffer({ venue, system: 'STANDARD' });
            trading.chooseType(type);
          }}
        >
          {t(isOnlyThere ? 'order.price.elsewhereType' : 'order.price.elsewhereAmong', {
            type: t(`orderParts.type.${type}`),
            venue: venue.name,
          })}
        </TextButton>
      ))}
    </p>
  );
});
