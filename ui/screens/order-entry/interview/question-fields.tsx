import { followOrderTypes } from '@domain/order/order-request';
import { CheckField } from '@ui/components/field/check-field';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { DirectDebitFields } from '../money/direct-debit-fields';
import { FollowQuantity } from '../trading/follow-section';
import { InstrumentSection } from '../instrument-section';
import type { OrderInputModel } from '../order-input-model';
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
  switch (question) {
    case 'instrument':
      return <InstrumentSection input={input} />;
    case 'side':
      return <SideField input={input} />;
    case 'quantity':
      return <QuantityFields input={input} />;
    case 'venue':
      return <VenueSection input={input} />;
    case 'pricing':
      return <Pricing input={input} />;
    case 'manual':
      return <Manual input={input} />;
    case 'validity':
      return <ValidityFields input={input} leg="base" />;
    case 'followType':
      return <FollowType input={input} />;
    case 'followQuantity':
      return <FollowQuantity input={input} />;
    case 'followValidity':
      return <ValidityFields input={input} leg="follow" />;
    case 'account':
      return <SettlementSection input={input} />;
    case 'debit':
      return <DirectDebitFields input={input} />;
    case 'triggerLimit':
    case 'distance':
    case 'limit':
    case 'followTriggerLimit':
    case 'followDistance':
    case 'followLimit':
      return <PriceQuestionFields input={input} question={question} />;
  }
}

type FieldsProps = Pick<QuestionFieldsProps, 'input'>;

const Pricing = observer(function Pricing({ input }: FieldsProps) {
  const t = useTexts();
  const type = useField(input.field(input.nodes.orderType));
  return (
    <>
      <OrderTypeChoice
        {...type}
        label={t('order.price.type')}
        offered={input.read(input.nodes.offeredTypes) ?? []}
        onChange={input.trading.chooseType}
      />
      <LimitReason input={input} />
      <RefinementFields input={input} />
    </>
  );
});

const Manual = observer(function Manual({ input }: FieldsProps) {
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

const FollowType = observer(function FollowType({ input }: FieldsProps) {
  const t = useTexts();
  const type = useField(input.field(input.nodes.follow.orderType));
  const venue = input.read(input.nodes.venue);
  const offered = followOrderTypes.filter((each) => venue?.orderTypes[each] !== undefined);
  return <OrderTypeChoice {...type} label={t('order.follow.type')} offered={offered} />;
});
