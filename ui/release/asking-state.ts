import type { AskBankModel } from './ask-bank-model';

/** What the views see of a question to the bank, whatever was released. */
export type AskingState = Pick<AskBankModel<unknown>, 'intent' | 'isBusy' | 'failure' | 'ask'>;
