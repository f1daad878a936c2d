import type { Brand } from './brand';

/** A depot of the bank; opaque, up to 40 characters like every id (api.md 1). */
export type DepotId = Brand<string, 'DepotId'>;
/** A cash account. */
export type AccountId = Brand<string, 'AccountId'>;
/** An order, or one leg of a combined order. */
export type OrderId = Brand<string, 'OrderId'>;
/** An instrument. */
export type InstrumentId = Brand<string, 'InstrumentId'>;
/** A trading venue. */
export type VenueId = Brand<string, 'VenueId'>;
/** A signed-in session. */
export type SessionId = Brand<string, 'SessionId'>;
/** What the customer means to do once: sent as idempotency key (reliability.md 1). */
export type IntentId = Brand<string, 'IntentId'>;
/** A TAN challenge, the authenticationInfoId of portal.md. */
export type ChallengeId = Brand<string, 'ChallengeId'>;
/** A position of a depot. */
export type PositionId = Brand<string, 'PositionId'>;
/** A dealer's quote. */
export type QuoteId = Brand<string, 'QuoteId'>;
/** The ticket that entitles to quotes once it is released. */
export type QuoteTicketId = Brand<string, 'QuoteTicketId'>;
/** A kept order template. */
export type OrderTemplateId = Brand<string, 'OrderTemplateId'>;
/** A text of terms of use. */
export type TermsOfUseId = Brand<string, 'TermsOfUseId'>;
/** An approval the customer grants once, such as one for a kind of instrument. */
export type ApprovalId = Brand<string, 'ApprovalId'>;
/** A document of the postbox. */
export type DocumentId = Brand<string, 'DocumentId'>;
/** A group of securities that are learned and known together. */
export type ProductGroupId = Brand<string, 'ProductGroupId'>;
/** A question of one quiz. */
export type QuestionId = Brand<string, 'QuestionId'>;
/** An answer to a question of one quiz. */
export type AnswerId = Brand<string, 'AnswerId'>;
/** A savings plan, the savingsplanUuid of its address. */
export type SavingsPlanId = Brand<string, 'SavingsPlanId'>;
/** A message that a customer has written to the bank. */
export type MessageId = Brand<string, 'MessageId'>;
/** Identifies an order of a fund depot. */
export type FundOrderId = Brand<string, 'FundOrderId'>;

/** Names a text as the id of a depot. */
export const depotId = (text: string): DepotId => text as DepotId;
/** Names a text as the id of an account. */
export const accountId = (text: string): AccountId => text as AccountId;
/** Names a text as the id of an order. */
export const orderId = (text: string): OrderId => text as OrderId;
/** Names a text as the id of an instrument. */
export const instrumentId = (text: string): InstrumentId => text as InstrumentId;
/** Names a text as the id of a venue. */
export const venueId = (text: string): VenueId => text as VenueId;
/** Names a text as the id of a session. */
export const sessionId = (text: string): SessionId => text as SessionId;
/** Names a text as the id of an intent. */
export const intentId = (text: string): IntentId => text as IntentId;
/** Names a text as the id of a TAN challenge. */
export const challengeId = (text: string): ChallengeId => text as ChallengeId;
/** Names a text as the id of a position. */
export const positionId = (text: string): PositionId => text as PositionId;
/** Names a text as the id of a quote. */
export const quoteId = (text: string): QuoteId => text as QuoteId;
/** Names a text as the id of a quote ticket. */
export const quoteTicketId = (text: string): QuoteTicketId => text as QuoteTicketId;
/** Names a text as the id of an order template. */
export const orderTemplateId = (text: string): OrderTemplateId => text as OrderTemplateId;
/** Names a text as the id of terms of use. */
export const termsOfUseId = (text: string): TermsOfUseId => text as TermsOfUseId;
/** Names a text as the id of an approval. */
export const approvalId = (text: string): ApprovalId => text as ApprovalId;
/** Names a text as the id of a document. */
export const documentId = (text: string): DocumentId => text as DocumentId;
/** Names a text as the id of a product group. */
export const productGroupId = (text: string): ProductGroupId => text as ProductGroupId;
/** Names a text as the id of a question. */
export const questionId = (text: string): QuestionId => text as QuestionId;
/** Names a text as the id of an answer. */
export const answerId = (text: string): AnswerId => text as AnswerId;
/** Names a text as the id of a savings plan. */
export const savingsPlanId = (text: string): SavingsPlanId => text as SavingsPlanId;
/** Names a text as the id of a message to the bank. */
export const messageId = (text: string): MessageId => text as MessageId;
/** Names a text as the id of an order of a fund depot. */
export const fundOrderId = (text: string): FundOrderId => text as FundOrderId;
