import { isFund } from '@domain/instrument/instrument-type';
import { quantityUnit } from '@domain/instrument/instrument';
import { isDivided } from '@domain/order/read/read-trade';
import { sides, type Side } from '@domain/order/side';
import { one } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import { PIECES } from '@domain/money/unit';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { NumberField } from '@ui/components/field/number-field';
import { TextButton } from '@ui/components/action/text-button';
import { useDiscreet } from '@ui/components/text/discreet';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { AmountInstead } from './amount-instead';
import type { OrderInputModel } from '../order-input-model';
import css from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';

interface SectionProps {
  readonly input: OrderInputModel;
}

/** Buy or sell, and how much: in pieces, nominal, or for an amount of money; the most that is possible is said. */
export const QuantitySection = observer(function QuantitySection({ input }: SectionProps) {
  const t = useTexts();
  return (
    <FormSection number={2} title={t('order.quantity.title')}>
      <QuantityFields input={input} beside={<SideField input={input} />} />
    </FormSection>
  );
});

/** Buy or sell. */
export const SideField = observer(function SideField({ input }: SectionProps) {
  const t = useTexts();
  const side = useField(input.field(input.nodes.side));
  return (
    <ChoiceField<Side>
      {...side}
      label={t('order.quantity.side')}
      choices={sides.map((value) => ({ value, label: t(`order.quantity.${value}`) }))}
    />
  );
});

interface QuantityFieldsProps extends SectionProps {
  /** Stands left of the quantity where there is room. */
  readonly beside?: ReactNode;
}

/** How much, counted or by an amount of money. */
export const QuantityFields = observer(function QuantityFields({ input, beside }: QuantityFieldsProps) {
  const t = useTexts();
  const [isByAmount, setIsByAmount] = useState(false);
  const isAsked = input.field(input.nodes.freeAmountConfirmed).question !== undefined;
  const instrument = input.entry(input.nodes.instrument);
  const isByPieces = instrument === undefined || quantityUnit(instrument) === PIECES;
  return (
    <>
      <div className={css['pair']}>
        {beside}
        <div>
          <Quantity input={input} />
          {instrument && isByPieces && (
            <TextButton onPress={() => setIsByAmount(!isByAmount)}>
              {t(isByAmount ? 'order.quantity.byPieces' : 'order.quantity.byAmount')}
            </TextButton>
          )}
        </div>
      </div>
      {instrument && isByAmount && isByPieces && (
        <AmountInstead input={input} decimals={isFund(instrument.type) && isAtCompany(input) ? 3 : 0} />
      )}
      {isAsked && <FreeAmount input={input} />}
    </>
  );
});

const isAtCompany = (input: OrderInputModel): boolean =>
  [undefined, 'FUND'].includes(input.read(input.nodes.venue)?.type);

/** Where parts of a fund unit cannot be traded, the way to its company, which takes them; called by an observer. */
function useWayToCompany(input: OrderInputModel): { label: string; apply: () => void } | undefined {
  const t = useTexts();
  const { quantity } = input.read(input.nodes.partial) ?? {};
  const [instrument, venue] = [input.entry(input.nodes.instrument), input.read(input.nodes.venue)];
  const side = input.entry(input.nodes.side);
  if (quantity === undefined || !isDivided(quantity.value, instrument, venue, side)) return undefined;
  const company = input
    .read(input.nodes.dimensions)
    ?.venues.find((each) => each.type === 'FUND' && each.sides.includes(side));
  return (
    company && {
      label: t('order.quantity.toCompany', { venue: company.name }),
      apply: () => input.trading.chooseOffer({ venue: company, system: 'STANDARD' }),
    }
  );
}

const Quantity = observer(function Quantity({ input }: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const isDiscreet = useDiscreet();
  const quantity = useField(input.field(input.nodes.quantity));
  const instrument = input.entry(input.nodes.instrument);
  const side = input.entry(input.nodes.side);
  const most = input.read(input.nodes.mostPossible);
  const total = input.read(input.nodes.total);
  const unit = instrument ? quantityUnit(instrument) : PIECES;
  const isNominal = unit !== PIECES;
  const toCompany = useWayToCompany(input);
  const issues = quantity.issues?.map((issue) =>
    issue.severity === 'ERROR' && toCompany
      ? { ...issue, remedy: toCompany }
      : issue.severity === 'ERROR' && most && quantity.value !== ''
        ? {
            ...issue,
            remedy: {
              label: t('order.quantity.take', { amount: formats.amount(most) }),
              apply: () =>
                quantity.onChange(formatGermanNumber(most.value, { minDecimals: 0, maxDecimals: 3 })),
            },
          }
        : issue,
  );
  const hints = [
    most && !isDiscreet && t(`order.quantity.most.${side}`, { amount: formats.amount(most) }),
    isNominal && total?.value && t('order.quantity.worth', { value: formats.amount(total.value.value) }),
  ].filter((hint) => typeof hint === 'string');
  return (
    <NumberField
      {...quantity}
      {...(issues && { issues })}
      label={t(isNominal ? 'order.quantity.nominal' : 'order.quantity.pieces')}
      unit={formats.unit(unit)}
      step={one}
      stepLabels={{ less: t('order.quantity.less'), more: t('order.quantity.more') }}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
    />
  );
});

/** The bank asks about the amount: the customer confirms it, or enters another (ORD-15). */
const FreeAmount = observer(function FreeAmount({ input }: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const { value, onChange, ...confirmed } = useField(input.field(input.nodes.freeAmountConfirmed));
  const amount = input.read(input.nodes.total)?.value?.value;
  return (
    <CheckField
      {...confirmed}
      label={
        amount
          ? t('order.quantity.freeAmount', { amount: formats.amount(amount) })
          : t('order.quantity.freeAmountPlain')
      }
      hint={t('order.quantity.freeAmountHint')}
      checked={value}
      onChange={onChange}
    />
  );
});
