import { useTexts } from '@ui/i18n/use-texts';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { Notice } from '@ui/components/feedback/notice';
import { TextButton } from '@ui/components/action/text-button';
import type { TradingSystem } from '@domain/order/draft/order-preferences';
import { useField } from '@ui/forms/use-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { OrderInputModel } from '../order-input-model';
import css from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';
import { LimitReason } from './limit-reason';
import { OrderTypeChoice } from './order-type-choice';
import { PriceFields } from './price-fields';
import { RefinementFields } from './refinement-fields';

interface SectionProps {
  readonly input: OrderInputModel;
}

const systems: readonly TradingSystem[] = ['STANDARD', 'QUOTE'];

/** How the price is found, and the prices that takes; what falls back is said here, not later (ORD-05 to ORD-07). */
export const PriceSection = observer(function PriceSection({ input }: SectionProps) {
  const t = useTexts();
  const tradingSystem = input.entry(input.nodes.tradingSystem);
  const quotesSomewhere = input.read(input.nodes.quotesSomewhere);
  const fallBack = input.read(input.nodes.fallBack);
  return (
    <FormSection number={3} title={t('order.price.title')}>
      {(quotesSomewhere || tradingSystem === 'QUOTE') && (
        <ChoiceField<TradingSystem>
          id="field-tradingSystem"
          label={t('order.price.system')}
          hint={t(`order.price.systemHint.${tradingSystem}`)}
          value={tradingSystem}
          choices={systems.map((value) => ({ value, label: t(`order.price.systems.${value}`) }))}
          onChange={input.trading.chooseSystem}
        />
      )}
      {tradingSystem === 'QUOTE' ? <ManualQuotes input={input} /> : <TypeAndPrices input={input} />}
      {fallBack && fallBack.reason !== 'quote-trading' && (
        <Notice kind="warn" announced="status" headline={t('order.fallBack.headline')}>
          <p>{t(`order.fallBack.${fallBack.reason}`)}</p>
        </Notice>
      )}
    </FormSection>
  );
});

const ManualQuotes = observer(function ManualQuotes({ input }: SectionProps) {
  const t = useTexts();
  const field = input.field(input.nodes.allowManualQuotation);
  return (
    <CheckField
      id="field-allowManualQuotation"
      label={t('order.price.manual')}
      hint={t('order.price.manualHint')}
      checked={field.value}
      onChange={field.setValue}
    />
  );
});

const TypeAndPrices = observer(function TypeAndPrices({ input }: SectionProps) {
  const t = useTexts();
  const field = useField(input.field(input.nodes.orderType));
  const side = input.entry(input.nodes.side);
  const quote = input.read(input.nodes.quote);
  const offeredTypes = input.read(input.nodes.offeredTypes) ?? [];
  const choice = useRef<HTMLDivElement>(null);
  const wentElsewhere = useRef(false);
  // The button that was pressed is gone with the venue it led away from: the focus goes to what it has chosen.
  useEffect(() => {
    if (wentElsewhere.current) choice.current?.querySelector<HTMLElement>(':checked')?.focus();
    wentElsewhere.current = false;
  }, [field.value]);
  return (
    <>
      <div ref={choice} className={css['types']}>
        <OrderTypeChoice
          {...field}
          label={t('order.price.type')}
          offered={offeredTypes}
          onChange={input.trading.chooseType}
        />
      </div>
      <LimitReason input={input} />
      <Elsewhere
        input={input}
        onGone={() => {
          wentElsewhere.current = true;
        }}
      />
      <PriceFields
        input={input}
        leg={input.nodes}
        type={field.value}
        side={side}
        against={{ price: quote?.last, is: 'market' }}
      />
      <RefinementFields input={input} />
    </>
  );
});

interface ElsewhereProps extends SectionProps {
  readonly onGone: () => void;
}

/** What the chosen venue does not offer, but another does: one press leads there. */
const Elsewhere = observer(function Elsewhere({ input, onGone }: ElsewhereProps) {
  const t = useTexts();
  const typesElsewhere = input.read(input.nodes.typesElsewhere) ?? [];
  if (typesElsewhere.length === 0) return null;
  return (
    <p className={css['elsewhere']}>
      {t('order.price.elsewhere')}{' '}
      {typesElsewhere.map(({ type, venue }) => (
        <TextButton
          key={type}
          onPress={() => {
            onGone();
            input.trading.chooseOffer({ venue, system: 'STANDARD' });
            input.trading.chooseType(type);
          }}
        >
          {t('order.price.elsewhereType', { type: t(`orderParts.type.${type}`), venue: venue.name })}
        </TextButton>
      ))}
    </p>
  );
});
