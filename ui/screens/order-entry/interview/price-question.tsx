import { referencePrice } from '@domain/instrument/reference-price';
import type { Amount } from '@domain/money/amount';
import type { PriceField } from '@domain/order/draft/order-draft';
import { isNegative, isZero } from '@domain/money/decimal';
import { Disclosure } from '@ui/components/action/disclosure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderInputModel } from '../order-input-model';
import type { PriceNodes } from '@domain/order/form/order-nodes';
import { OnePrice } from '../trading/price-fields';
import { PricePicture } from '../trading/price-picture';
import css from './interview.module.css';
import {
  priceSuggestions,
  type PriceQuestion,
  type PriceSuggestion,
} from '@domain/order/interview/price-suggestions';

interface PriceQuestionProps {
  readonly input: OrderInputModel;
  readonly question: PriceQuestion;
}

const asks: Readonly<Record<PriceQuestion, { readonly price: PriceField; readonly follows: boolean }>> = {
  triggerLimit: { price: 'triggerLimit', follows: false },
  distance: { price: 'distance', follows: false },
  limit: { price: 'limit', follows: false },
  followTriggerLimit: { price: 'triggerLimit', follows: true },
  followDistance: { price: 'distance', follows: true },
  followLimit: { price: 'limit', follows: true },
};

const legOf = ({ nodes }: OrderInputModel, follows: boolean): PriceNodes => (follows ? nodes.follow : nodes);

/** One price: typed, taken from the usual ones, or moved in the picture. */
export const PriceQuestionFields = observer(function PriceQuestionFields({
  input,
  question,
}: PriceQuestionProps) {
  const t = useTexts();
  const { price, follows } = asks[question];
  const base = input.read(input.nodes.partial)?.limit;
  const side = follows ? 'SELL' : input.entry(input.nodes.side);
  return (
    <>
      <OnePrice
        input={input}
        name={price}
        leg={legOf(input, follows)}
        type={follows ? input.entry(input.nodes.follow.orderType) : input.entry(input.nodes.orderType)}
        side={side}
        against={
          follows ? { price: base, is: 'base' } : { price: input.read(input.nodes.quote)?.last, is: 'market' }
        }
      />
      <Suggestions input={input} question={question} />
      <PricePicture input={input} />
      <Disclosure summary={t(`orderInterview.jump.${price}.question`)}>
        <p>{t(`orderInterview.jump.${price}.${side}`)}</p>
      </Disclosure>
    </>
  );
});

const Suggestions = observer(function Suggestions({ input, question }: PriceQuestionProps) {
  const t = useTexts();
  const { price, follows } = asks[question];
  const orderType = input.entry(input.nodes.orderType);
  const afterStop = orderType === 'STOP_LIMIT' || orderType === 'TRAILING_STOP_LIMIT';
  const is = follows ? 'base' : price === 'limit' && afterStop ? 'stop' : 'market';
  const measures = {
    base: input.read(input.nodes.partial)?.limit,
    stop: input.read(input.nodes.spoken)?.subject.triggerLimit,
    market: marketFor(input, question),
  };
  const suggestions = priceSuggestions(question, {
    side: follows ? 'SELL' : input.entry(input.nodes.side),
    orderType,
    distanceKind: follows
      ? input.entry(input.nodes.follow.distanceKind)
      : input.entry(input.nodes.distanceKind),
    against: measures[is]?.value,
    steps: input.read(input.nodes.venue)?.priceSteps ?? [],
  });
  const name = useSuggestionName(is, price);
  if (suggestions.length === 0) return null;
  return (
    <div className={css['chips']} role="group" aria-label={t('orderInterview.suggestions')}>
      {suggestions.map((suggestion) => (
        <button
          key={suggestion.text}
          type="button"
          onClick={() => input.field<string, unknown>(legOf(input, follows)[price]).setValue(suggestion.text)}
        >
          {name(suggestion)}
        </button>
      ))}
    </div>
  );
});

/** A stop is suggested from the price that would trigger it, all else from the last one. */
function marketFor(input: OrderInputModel, question: PriceQuestion): Amount | undefined {
  const [venue, quote] = [input.read(input.nodes.venue), input.read(input.nodes.quote)];
  if (quote === undefined || venue === undefined || question !== 'triggerLimit') return quote?.last;
  return referencePrice(input.entry(input.nodes.side), venue, quote);
}

function useSuggestionName(is: 'base' | 'stop' | 'market', price: PriceField) {
  const t = useTexts();
  const formats = useFormats();
  return ({ share, price: suggested, text }: PriceSuggestion): string => {
    if (price === 'distance') return formats.percent(suggested, { minDecimals: 0 });
    if (isZero(share)) return t(`orderInterview.like.${is}`, { price: text });
    const percent = formats.percent(share, { minDecimals: 0 });
    return t('orderInterview.away', { percent: isNegative(share) ? percent : `+${percent}`, price: text });
  };
}
