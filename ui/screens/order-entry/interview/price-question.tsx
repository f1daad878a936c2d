import { referencePrice } from '@domain/instrument/reference-price';
import type { Amount } from '@domain/money/amount';
import type { PriceField } from '@domain/order/draft/order-draft';
import { isNegative, isZero } from '@domain/money/decimal';
import { Disclosure } from '@ui/components/action/disclosure';
import type { ObservedNodes } from '@ui/forms/observed-nodes';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';
import type { PriceNodes } from '@domain/order/form/order-nodes';
import { OnePrice } from '../trading/price-fields';
import type { PictureNode, PictureSources } from '../trading/picture-props';
import { PricePicture } from '../trading/price-picture';
import css from './interview.module.css';
import {
  priceSuggestions,
  type PriceQuestion,
  type PriceSuggestion,
} from '@domain/order/interview/price-suggestions';

/** What a question for a price draws. */
type AskedNode =
  | PictureNode
  | keyof PriceNodes
  | 'follow'
  | 'partial'
  | 'side'
  | 'typeThere'
  | 'priceUnit'
  | 'spoken';

interface PriceQuestionProps {
  readonly nodes: ShownNodes<AskedNode>;
  readonly beside: PictureSources;
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

const legOf = (nodes: ShownNodes<keyof PriceNodes | 'follow'>, follows: boolean): ObservedNodes<PriceNodes> =>
  follows ? nodes.follow : nodes;

/** One price: typed, taken from the usual ones, or moved in the picture. */
export const PriceQuestionFields = observer(function PriceQuestionFields({
  nodes,
  beside,
  question,
}: PriceQuestionProps) {
  const t = useTexts();
  const { price, follows } = asks[question];
  const base = nodes.partial.value?.limit;
  const side = follows ? 'SELL' : nodes.side.value;
  return (
    <>
      <OnePrice
        nodes={nodes}
        name={price}
        leg={legOf(nodes, follows)}
        type={follows ? nodes.follow.orderType.value : (nodes.typeThere.value ?? 'MARKET')}
        side={side}
        against={follows ? { price: base, is: 'base' } : { price: nodes.quote.value?.last, is: 'market' }}
      />
      <Suggestions nodes={nodes} question={question} />
      <PricePicture nodes={nodes} beside={beside} />
      <Disclosure summary={t(`orderInterview.jump.${price}.question`)}>
        <p>{t(`orderInterview.jump.${price}.${side}`)}</p>
      </Disclosure>
    </>
  );
});

const Suggestions = observer(function Suggestions({ nodes, question }: Omit<PriceQuestionProps, 'beside'>) {
  const t = useTexts();
  const { price, follows } = asks[question];
  const orderType = nodes.typeThere.value ?? 'MARKET';
  const afterStop = orderType === 'STOP_LIMIT' || orderType === 'TRAILING_STOP_LIMIT';
  const is = follows ? 'base' : price === 'limit' && afterStop ? 'stop' : 'market';
  const measures = {
    base: nodes.partial.value?.limit,
    stop: nodes.spoken.value?.subject.triggerLimit,
    market: marketFor(nodes, question),
  };
  const suggestions = priceSuggestions(question, {
    side: follows ? 'SELL' : nodes.side.value,
    orderType,
    distanceKind: follows ? nodes.follow.distanceKind.value : nodes.distanceKind.value,
    against: measures[is]?.value,
    steps: nodes.venue.value?.priceSteps ?? [],
  });
  const name = useSuggestionName(is, price);
  if (suggestions.length === 0) return null;
  return (
    <div className={css['chips']} role="group" aria-label={t('orderInterview.suggestions')}>
      {suggestions.map((suggestion) => (
        <button
          key={suggestion.text}
          type="button"
          onClick={() => legOf(nodes, follows)[price].setValue(suggestion.text)}
        >
          {name(suggestion)}
        </button>
      ))}
    </div>
  );
});

/** A stop is suggested from the price that would trigger it, all else from the last one. */
function marketFor(
  nodes: ShownNodes<'venue' | 'quote' | 'side'>,
  question: PriceQuestion,
): Amount | undefined {
  const [venue, quote] = [nodes.venue.value, nodes.quote.value];
  if (quote === undefined || venue === undefined || question !== 'triggerLimit') return quote?.last;
  return referencePrice(nodes.side.value, venue, quote);
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
