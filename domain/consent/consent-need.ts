import type { Message } from '../message/message';
import { approvalId, termsOfUseId, type ApprovalId, type TermsOfUseId } from '../codes/ids';

/** What an order lacks before the bank takes it: terms to be accepted, or an approval (ORD-20). */
export type ConsentNeed =
  | { readonly kind: 'terms'; readonly id: TermsOfUseId }
  | { readonly kind: 'approval'; readonly id: ApprovalId };

const TERMS = 'fehler-nutzungsbedingungen-nicht-akzeptiert';
const APPROVAL = 'fehler-freigabe-fehlt';

/** What a message of the bank asks for, if it asks for a consent. */
export function consentNeedOf({ key, args }: Pick<Message, 'key' | 'args'>): ConsentNeed | undefined {
  const { termsOfUseId: terms, approvalId: approval } = args;
  if (key === TERMS && terms !== undefined) return { kind: 'terms', id: termsOfUseId(terms) };
  if (key === APPROVAL && approval !== undefined) return { kind: 'approval', id: approvalId(approval) };
  return undefined;
}

/** Everything these messages ask for, each once, terms first: approvals refer to them. */
export function consentNeeds(messages: readonly Pick<Message, 'key' | 'args'>[]): readonly ConsentNeed[] {
  const needs = messages.flatMap((message) => consentNeedOf(message) ?? []);
  const once = [...new Map(needs.map((need) => [`${need.kind} ${need.id}`, need])).values()];
  return [...once.filter(({ kind }) => kind === 'terms'), ...once.filter(({ kind }) => kind === 'approval')];
}
