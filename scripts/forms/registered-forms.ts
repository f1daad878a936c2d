import type { CheckedForm } from './checked-form';
import { checkedChangeForm } from './change-form';
import { checkedFundForm, checkedReferenceForm } from './fund-depot-forms';
import { checkedMessageForm } from './message-form';
import { checkedTaxForm } from './tax-form';
import { checkedOrderForm } from './order-form';
import { checkedPlanForm } from './savings-plan-form';

/** Every form of the portal that stands on the session. A form that is not here is not checked. */
export const registeredForms: readonly CheckedForm[] = [
  checkedOrderForm,
  checkedChangeForm,
  checkedPlanForm,
  checkedTaxForm,
  checkedFundForm,
  checkedReferenceForm,
  checkedMessageForm,
];
