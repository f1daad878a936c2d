import { creditIn } from '@domain/depot/account-credit';
import { isFund } from '@domain/instrument/instrument-type';
import { quantityUnit } from '@domain/instrument/instrument';
import { isRateMissing, marginOf } from '@domain/order/cost/purchase-terms';
import { isDivided } from '@domain/order/read/read-trade';
import { sides, type Side } from '@domain/order/side';
import { one } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import { PIECES } from '@domain/money/unit';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { NumberField } from '@ui/components/field/number-field';
import { TextButton } from '@ui/components/action/text-button';
import { useDiscreet } from '@ui/i18n/discreet';
import type { ObservedField } from '@ui/forms/observed-field';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import type { ShownNodes } from '../observed-order';
import { useQuantityLabel } from '../use-field-name';
import type { SaleSources } from './nothing-to-sell';
import type { TradingChoiceModel } from '../trading/trading-choice-model';
import css from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';

const NothingToSell = lazyPart(async () => (await import('./nothing-to-sell')).NothingToSell);
const AmountInstead = lazyPart(async () => (await import('./amount-instead')).AmountInstead);

interface QuantityProps {
  readonly nodes: ShownNodes<
    | 'instrument'
    | 'side'
    | 'quantity'
    | 'freeAmountConfirmed'
    | 'venue'
    | 'dimensions'
    | 'partial'
    | 'mostPossible'
    | 'purchase'
    | 'total'
    | 'expectedPrice'
    | 'priceUnit'
    | 'position'
    | 'depotId'
  >;
  readonly trading: Pick<TradingChoiceModel, 'chooseOffer'>;
  /** Left out where something that is held is sold. */
  readonly from?: SaleSources;
}

/** Buy or sell, and how much: in pieces, nominal, or for an amount of money; the most that is possible is said. */
export const QuantitySection = observer(function QuantitySection(props: QuantityProps) {
  const t = useTexts();
  return (
    <FormSection number={2} title={t('order.quantity.title')}>
      <QuantityFields {...props} beside={<SideField side={props.nodes.side} />} />
    </FormSection>
  );
});

/** Buy or sell. */
export const SideField = observer(function SideField({
  side: node,
}: {
  readonly side: ObservedField<Side, Side>;
}) {
  const t = useTexts();
  const side = useField(node);
  return (
    <ChoiceField<Side>
      {...side}
      label={t('order.quantity.side')}
      choices={sides.map((value) => ({ value, label: t(`order.quantity.${value}`) }))}
    />
  );
});

interface QuantityFieldsProps extends QuantityProps {
  /** Stands left of the quantity where there is room. */
  readonly beside?: ReactNode;
}

/** How much, counted or by an amount of money. */
export const QuantityFields = observer(function QuantityFields({ beside, ...props }: QuantityFieldsProps) {
  const t = useTexts();
  const { nodes, from } = props;
  const [isByAmount, setIsByAmount] = useState(false);
  const isAsked = nodes.freeAmountConfirmed.question !== undefined;
  const instrument = nodes.instrument.value;
  const isByPieces = instrument === undefined || quantityUnit(instrument) === PIECES;
  return (
    <>
      <div className={css['pair']}>
        {beside}
        <div>
          <Quantity {...props} />
          {instrument && isByPieces && (
            <TextButton onPress={() => setIsByAmount(!isByAmount)}>
              {t(isByAmount ? 'order.quantity.byPieces' : 'order.quantity.byAmount')}
            </TextButton>
          )}
        </div>
      </div>
      {from && instrument && nodes.side.value === 'SELL' && (
        <Suspense fallback={null}>
          <NothingToSell nodes={nodes} instrument={instrument} from={from} />
        </Suspense>
      )}
      {instrument && isByAmount && isByPieces && (
        <Suspense fallback={null}>
          <AmountInstead nodes={nodes} decimals={isFund(instrument.type) && isAtCompany(nodes) ? 3 : 0} />
        </Suspense>
      )}
      {isAsked && <FreeAmount nodes={nodes} />}
    </>
  );
});

const isAtCompany = (nodes: ShownNodes<'venue'>): boolean =>
  [undefined, 'FUND'].includes(nodes.venue.value?.type);

/** Where parts of a fund unit cannot be traded, the way to its company, which takes them; called by an observer. */
function useWayToCompany({
  nodes,
  trading,
}: QuantityProps): { label: string; apply: () => void } | undefined {
  const t = useTexts();
  const { quantity } = nodes.partial.value ?? {};
  const [instrument, venue] = [nodes.instrument.value, nodes.venue.value];
  const side = nodes.side.value;
  if (quantity === undefined || !isDivided(quantity.value, instrument, venue, side)) return undefined;
  const company = nodes.dimensions.value?.venues.find(
    (each) => each.type === 'FUND' && each.sides.includes(side),
  );
  return (
    company && {
      label: t('order.quantity.toCompany', { venue: company.name }),
      apply: () => trading.chooseOffer({ venue: company, system: 'STANDARD' }),
    }
  );
}

const Quantity = observer(function Quantity(props: QuantityProps) {
  const t = useTexts();
  const { nodes } = props;
  const formats = useFormats();
  const isDiscreet = useDiscreet();
  const quantity = useField(nodes.quantity);
  const instrument = nodes.instrument.value;
  const side = nodes.side.value;
  const most = nodes.mostPossible.value;
  const purchase = nodes.purchase.value;
  const total = nodes.total.value;
  const unit = instrument ? quantityUnit(instrument) : PIECES;
  const isNominal = unit !== PIECES;
  const label = useQuantityLabel(nodes);
  const toCompany = useWayToCompany(props);
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
  const margin = purchase && marginOf(purchase);
  const credit = purchase && creditIn(purchase.account);
  const hints = [
    most &&
      !isDiscreet &&
      t(`order.quantity.most.${side === 'BUY' && instrument?.interest ? 'BUY_BOND' : side}`, {
        amount: formats.amount(most),
      }),
    side === 'BUY' &&
      most &&
      !isDiscreet &&
      credit &&
      t('order.quantity.credit', { amount: formats.amount(credit) }),
    side === 'BUY' &&
      most &&
      margin &&
      t('order.quantity.margin', { margin: formats.percent(margin, { minDecimals: 0 }) }),
    side === 'BUY' && purchase && isRateMissing(purchase) && t('order.quantity.noRate'),
    isNominal && total?.value && t('order.quantity.worth', { value: formats.amount(total.value.value) }),
  ].filter((hint) => typeof hint === 'string');
  return (
    <NumberField
      {...quantity}
      {...(issues && { issues })}
      label={label}
      unit={formats.unit(unit)}
      step={one}
      stepLabels={{ less: t('order.quantity.less'), more: t('order.quantity.more') }}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
    />
  );
});

/** The bank asks about the amount: the customer confirms it, or enters another (ORD-15). */
const FreeAmount = observer(function FreeAmount({
  nodes,
}: {
  readonly nodes: ShownNodes<'freeAmountConfirmed' | 'total'>;
}) {
  const t = useTexts();
  const formats = useFormats();
  const { value, onChange, ...confirmed } = useField(nodes.freeAmountConfirmed);
  const amount = nodes.total.value?.value?.value;
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
