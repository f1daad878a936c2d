import { followOrderTypes } from '@domain/order/order-request';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { DirectDebitFields } from '../money/direct-debit-fields';
import { FollowQuantity } from '../trading/follow-section';
import { InstrumentSection } from '../instrument-section';
import type { OrderInputModel } from '../order-input-model';
import type { ShownNodes } from '../observed-order';
import { ManualQuotes } from '../trading/manual-quotes';
import type { TradingChoiceModel } from '../trading/trading-choice-model';
import { LimitReason } from '../trading/limit-reason';
import { OrderTypeChoice } from '../trading/order-type-choice';
import { QuantityFields, SideField } from '../money/quantity-section';
import { RefinementFields } from '../trading/refinement-fields';
import { SettlementSection } from '../money/settlement-section';
import { ValidityFields } from '../trading/validity-fields';
import { VenueSection } from '../trading/venue-section';
import type { Question } from '@domain/order/interview/interview-flow';
import { PriceQuestionFields } from './price-question';

interface QuestionFieldsProps {
  readonly input: OrderInputModel;
  readonly question: Exclude<Question, 'summary'>;
}

/** The fields of one question: those of the full page, one group at a time. */
export function QuestionFields({ input, question }: QuestionFieldsProps) {
  const nodes = input.shown;
  const { trading } = input;
  switch (question) {
    case 'instrument':
      return (
        <InstrumentSection
          nodes={nodes}
          search={input.search}
          market={input.market}
          onType={input.typeInstrument}
          onChoose={input.chooseInstrument}
        />
      );
    case 'side':
      return <SideField side={nodes.side} />;
    case 'quantity':
      return <QuantityFields nodes={nodes} trading={trading} from={input} />;
    case 'venue':
      return <VenueSection nodes={nodes} beside={input} />;
    case 'pricing':
      return <Pricing nodes={nodes} trading={trading} />;
    case 'manual':
      return <ManualQuotes field={nodes.allowManualQuotation} />;
    case 'validity':
      return <ValidityFields nodes={nodes} leg={nodes} days={input} />;
    case 'followType':
      return <FollowType nodes={nodes} />;
    case 'followQuantity':
      return <FollowQuantity nodes={nodes} />;
    case 'followValidity':
      return <ValidityFields nodes={nodes} leg={nodes.follow} days={input} />;
    case 'account':
      return <SettlementSection nodes={nodes} settlement={input.settlement} onDepot={input.chooseDepot} />;
    case 'debit':
      return <DirectDebitFields nodes={nodes} />;
    case 'triggerLimit':
    case 'distance':
    case 'limit':
    case 'followTriggerLimit':
    case 'followDistance':
    case 'followLimit':
      return <PriceQuestionFields nodes={nodes} beside={input} question={question} />;
  }
}

interface PricingProps {
  readonly nodes: ShownNodes<
    | 'orderType'
    | 'typeThere'
    | 'limitProposal'
    | 'offeredTypes'
    | 'venue'
    | 'tradingSystem'
    | 'limitExtension'
    | 'tradingRestriction'
    | 'abilities'
  >;
  readonly trading: Pick<TradingChoiceModel, 'chooseType'>;
}

const Pricing = observer(function Pricing({ nodes, trading }: PricingProps) {
  const t = useTexts();
  const type = useField(nodes.orderType);
  return (
    <>
      <OrderTypeChoice
        {...type}
        value={nodes.typeThere.value ?? type.value}
        label={t('order.price.type')}
        offered={nodes.offeredTypes.value ?? []}
        onChange={trading.chooseType}
      />
      <LimitReason nodes={nodes} />
      <RefinementFields nodes={nodes} />
    </>
  );
});

const FollowType = observer(function FollowType({
  nodes,
}: {
  readonly nodes: ShownNodes<'follow' | 'venue'>;
}) {
  const t = useTexts();
  const type = useField(nodes.follow.orderType);
  const venue = nodes.venue.value;
  const offered = followOrderTypes.filter((each) => venue?.orderTypes[each] !== undefined);
  return <OrderTypeChoice {...type} label={t('order.follow.type')} offered={offered} />;
});
