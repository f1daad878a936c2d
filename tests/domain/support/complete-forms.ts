import type { Form } from '@domain/form/form';
import type { FieldNode, Node } from '@domain/form/nodes/node';
import { FormSession } from '@domain/form/session/form-session';
import { fundForm } from '@domain/fund-depot/form/fund-form';
import { referenceForm } from '@domain/fund-depot/form/reference-form';
import { messageForm } from '@domain/postbox/form/message-form';
import { changeForm } from '@domain/order/open/change-form';
import { fixedTerms } from '@domain/order/open/order-change';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { checkedFundForm } from '../../../scripts/forms/fund-depot-forms';
import { filledForm } from './filled-order';
import { enterRow, etf, planSession } from './plan-samples';
import { draft, facts, order } from './samples';

/** A form that can be sent as it stands, and a field with texts of which each may be sent. */
export interface CompleteForm {
  readonly session: Pick<
    FormSession<object, object>,
    'submitted' | 'check' | 'field' | 'dispose' | 'summary'
  >;
  readonly sent: Node<unknown>;
  readonly typed: FieldNode<string, unknown>;
  readonly texts: readonly [string, ...string[]];
}

const opened = <S extends object, F extends object>(form: Form<S, F>, told: object): FormSession<S, F> => {
  const session = new FormSession(form);
  session.tell(told);
  return session;
};

/** Each registered form by its name; one from which nothing is sent says so. */
export const completeForms: Readonly<Record<string, (() => CompleteForm) | 'sends nothing'>> = {
  order: () => {
    const session = filledForm(draft, facts);
    return { session, sent: session.nodes.request, typed: session.nodes.quantity, texts: ['11', '12', '13'] };
  },
  change: () => {
    const part = { ...order, limit: amount('95.00', EUR), validityType: 'GFD' } as const;
    const session = opened(changeForm(part, fixedTerms(part, part)), { today: facts.today });
    session.field(session.nodes.quantity).setValue('6');
    return { session, sent: session.nodes.change, typed: session.nodes.quantity, texts: ['9', '8', '7'] };
  },
  'savings-plan': () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '100' });
    const [row] = session.collection(session.nodes.positions).rows;
    if (row === undefined) throw new Error('A plan has a row');
    return { session, sent: session.nodes.request, typed: row.nodes.rate, texts: ['101', '102', '103'] };
  },
  'tax-simulation': 'sends nothing',
  'fund-depot': () => {
    const session = opened(fundForm, checkedFundForm.facts ?? {});
    session.field(session.nodes.accountIban).setValue('DE02120300000000202051');
    session.field(session.nodes.amount).setValue('100');
    return {
      session,
      sent: session.nodes.request,
      typed: session.nodes.amount,
      texts: ['101', '102', '103'],
    };
  },
  'fund-reference-account': () => {
    const session = opened(referenceForm, { present: 'DE89370400440532013000' });
    session.field(session.nodes.iban).setValue('DE02120300000000202051');
    return {
      session,
      sent: session.nodes.request,
      typed: session.nodes.iban,
      texts: ['DE02 1203 0000 0000 2020 51', 'DE 02120300000000202051', 'DE0212030000 0000202051'],
    };
  },
  message: () => {
    const session = opened(messageForm, {});
    session.field(session.nodes.topic).setValue('order');
    session.field(session.nodes.text).setValue('Warum?');
    return {
      session,
      sent: session.nodes.request,
      typed: session.nodes.text,
      texts: ['Wann?', 'Wie?', 'Wo?'],
    };
  },
};
