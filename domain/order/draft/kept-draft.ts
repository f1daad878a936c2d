import type { Kept } from '../../form/nodes/node';
import { emptySnapshot, type Snapshot } from '../../form/session/snapshot';
import type { OrderDraft } from './order-draft';

/** What stands at another path in the form than in a draft of an order. */
const placeOf: Readonly<Record<string, string>> = {
  'instrument.isin': 'instrument',
  'directDebit.hasConsent': 'debit.consent',
  'directDebit.iban': 'debit.iban',
  'directDebit.maxAmount': 'debit.maxAmount',
  'directDebit.accountHolderName': 'debit.holder',
};

/** Of an instrument its ISIN is kept, by which it is fetched again; an answer to a question of the bank never is. */
const isLeft = (path: string): boolean =>
  path === 'freeAmountConfirmed' || (path.startsWith('instrument.') && path !== 'instrument.isin');

/** What a draft of an order says, by the paths of the order form; what was left empty is not there. */
export const fieldsOfDraft = (draft: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    leaves(draft, '').flatMap(([path, value]) =>
      isLeft(path) || value === '' || value === undefined ? [] : [[placeOf[path] ?? path, value]],
    ),
  );

const leaves = (value: object, prefix: string): readonly (readonly [string, unknown])[] =>
  Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    typeof each === 'object' && each !== null
      ? leaves(each, `${prefix}${name}.`)
      : [[prefix + name, each] as const],
  );

/** A draft that stands on no page, as the order form keeps it. */
export const keptDraft = (draft: OrderDraft): Snapshot => ({
  ...emptySnapshot,
  fields: Object.fromEntries(
    Object.entries(fieldsOfDraft(draft)).flatMap(([path, value]) => (isKept(value) ? [[path, value]] : [])),
  ),
});

const isKept = (value: unknown): value is Kept => typeof value === 'string' || typeof value === 'boolean';

/** What a customer enters; all else a page proposes by itself: the depot, the account, a type, a validity. */
const entered =
  /^(instrument|(follow\.)?(quantity|triggerLimit|limit|distance)|debit\.(iban|maxAmount|holder))$/;

/** Whether nothing has been entered yet: a form that holds no more than what is proposed is worth no keeping. */
export const isBlank = ({ fields }: Snapshot): boolean =>
  !Object.entries(fields).some(([path, value]) => entered.test(path) && value !== '');
