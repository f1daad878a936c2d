import { readPrice } from '@domain/order/read/order-number';
import type { DistanceKind, PriceField } from '@domain/order/draft/order-draft';
import type { EnterableOrderType } from '@domain/order/order-request';
import { priceFields } from '@domain/order/draft/price-fields';
import { gridStep } from '@domain/instrument/price-step';
import { triggeringPrice } from '@domain/instrument/reference-price';
import type { Side } from '@domain/order/side';
import type { Amount } from '@domain/money/amount';
import { decimal, zero, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { ChoiceField } from '@ui/components/field/choice-field';
import { NumberField } from '@ui/components/field/number-field';
import type { ObservedNodes } from '@ui/forms/observed-nodes';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { distanceFrom } from '@domain/order/say/distance';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import type { PriceNodes } from '@domain/order/form/order-nodes';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/form-page.module.css';

interface PriceFieldsProps {
  readonly nodes: ShownNodes<'quote' | 'venue' | 'priceUnit'>;
  readonly leg: ObservedNodes<PriceNodes>;
  readonly type: EnterableOrderType;
  readonly side: Side;
  /** What the prices are measured against: the market, or the limit of the base. */
  readonly against: { readonly price: Amount | undefined; readonly is: 'market' | 'base' };
}

const HALF_PERCENT = decimal('0.5');

/** The prices a type reads, side by side; of an OCO each says what it is for (ORD-06, ORD-12). */
export const PriceFields = observer(function PriceFields(props: PriceFieldsProps) {
  const read: readonly PriceField[] = priceFields[props.type];
  if (read.length === 0) return null;
  return (
    <div className={css['pair']}>
      {read.map((name) => (
        <OnePrice key={name} {...props} name={name} />
      ))}
    </div>
  );
});

/** One of the prices a type reads. */
export function OnePrice({ name, ...props }: PriceFieldsProps & { readonly name: PriceField }) {
  return name === 'distance' ? <DistanceField {...props} /> : <PriceInput {...props} name={name} />;
}

/** The step of the venue's grid at what is typed, or at the market (rules.md 2). */
function stepFor({ nodes, against }: PriceFieldsProps, typed: Decimal | undefined): Decimal {
  const price = typed ?? against.price?.value ?? nodes.quote.value?.last?.value ?? zero;
  return gridStep(nodes.venue.value?.priceSteps ?? [], price);
}

/** A trigger is measured against the price that triggers it at the venue, and says which that is (rules.md 2). */
function triggeredBy({ nodes, side, against }: PriceFieldsProps): Measure {
  const [venue, quote] = [nodes.venue.value, nodes.quote.value];
  if (against.is === 'base' || venue === undefined || quote === undefined) return against;
  const counts = triggeringPrice(side, venue);
  const price = quote[counts];
  return price === undefined || counts === 'last' ? against : { price, is: counts };
}

/** A price that others are measured against, and what it is. */
interface Measure {
  readonly price: Amount | undefined;
  readonly is: 'market' | 'base' | 'bid' | 'ask';
}

const typedPrice = (text: string): Decimal | undefined => {
  const read = readPrice(text);
  return E.isRight(read) ? read.right : undefined;
};

const PriceInput = observer(function PriceInput({
  name,
  ...props
}: PriceFieldsProps & { readonly name: 'limit' | 'triggerLimit' }) {
  const t = useTexts();
  const formats = useFormats();
  const { nodes, leg, type, side } = props;
  const against = name === 'triggerLimit' ? triggeredBy(props) : props.against;
  const field = useField(leg[name]);
  const unit = nodes.priceUnit.value ?? EUR;
  const typed = typedPrice(field.value);
  const step = stepFor(props, typed);
  const distance = distanceFrom(against.price, typed && { value: typed, unit });
  const isOco = type === 'ONE_CANCELS_OTHER';
  return (
    <NumberField
      {...field}
      label={isOco ? t(`order.price.oco.${name}.${side}`) : t(`order.price.${name}`)}
      unit={formats.unit(unit)}
      step={step}
      stepLabels={{
        less: t(`order.price.less.${name}`, { step: formats.decimal(step) }),
        more: t(`order.price.more.${name}`, { step: formats.decimal(step) }),
      }}
      hint={
        distance
          ? t(`order.price.from.${against.is}.${distance.direction}`, {
              percent: formats.percent(distance.percent),
            })
          : t('order.price.hint', { unit: formats.unit(unit), step: formats.decimal(step) })
      }
    />
  );
});

const distanceKinds: readonly DistanceKind[] = ['relative', 'absolute'];

/** How far a stop stays behind the price: in percent or in money (ORD-06). */
const DistanceField = observer(function DistanceField(props: PriceFieldsProps) {
  const t = useTexts();
  const formats = useFormats();
  const { nodes, leg, side } = props;
  const field = useField(leg.distance);
  const kind = leg.distanceKind;
  const isShare = kind.value === 'relative';
  const step = isShare ? HALF_PERCENT : stepFor(props, undefined);
  return (
    <div className={css['distance']}>
      <NumberField
        {...field}
        label={t('order.price.distance')}
        unit={isShare ? '%' : formats.unit(nodes.priceUnit.value ?? EUR)}
        step={step}
        stepLabels={{
          less: t('order.price.less.distance', { step: formats.decimal(step) }),
          more: t('order.price.more.distance', { step: formats.decimal(step) }),
        }}
        hint={t(`order.price.distanceHint.${side}`)}
      />
      <ChoiceField<DistanceKind>
        id={`${field.id}-kind`}
        label={t('order.price.distanceKind')}
        value={kind.value}
        choices={distanceKinds.map((value) => ({
          value,
          label: value === 'relative' ? '%' : formats.unit(nodes.priceUnit.value ?? EUR),
        }))}
        onChange={kind.setValue}
      />
    </div>
  );
});
