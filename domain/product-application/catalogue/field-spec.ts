/** Who may be told what stands in a field; none of it is ever logged. Secret: not even shown in a draft's name. */
export type Sensitivity = 'plain' | 'personal' | 'secret';

/** How many characters a text, or how many digits a number may have; how much an amount. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Lowest and highest amount, written with a point; `saving`: the highest is that of a savings plan, and says so. */
export interface AmountBounds {
  readonly least?: string;
  readonly most?: string;
  readonly saving?: true;
}

/** What is typed or chosen in a field, and by which rule it is read (brokerage.md 5). */
export type FieldRule =
  | ({ readonly type: 'text'; readonly isName?: true } & Bounds)
  | { readonly type: 'choice' | 'holding'; readonly codes: readonly string[] }
  | ({ readonly type: 'amount' | 'percent' } & AmountBounds)
  | { readonly type: 'whole' | 'digits'; readonly least?: number; readonly most?: number }
  | { readonly type: TextType }
  | { readonly type: FlagType };

type FlagType = 'flag' | 'consent' | 'acceptance' | 'directDebit' | 'accountType';

type TextType =
  | 'day'
  | 'month'
  | 'country'
  | 'postalCode'
  | 'dialCode'
  | 'phone'
  | 'email'
  | 'iban'
  | 'bic'
  | 'taxId'
  | 'tin'
  | 'wkn'
  | 'identifier'
  | 'identifiers';

/** What else is known of a field. */
interface FieldLife {
  /** The token by which a browser fills it in. */
  readonly autocomplete?: string;
  readonly sensitivity?: Sensitivity;
}

/** One field of the catalogue, whatever person and number it is asked for. */
export interface FieldSpec {
  readonly rule: FieldRule;
  readonly autocomplete: string;
  readonly sensitivity: Sensitivity;
}

const spec = (
  rule: FieldRule,
  { autocomplete = 'off', sensitivity = 'personal' }: FieldLife = {},
): FieldSpec => ({
  rule,
  autocomplete,
  sensitivity,
});

const plain =
  (rule: FieldRule & { readonly type: TextType | FlagType }) =>
  (life?: FieldLife): FieldSpec =>
    spec(rule, life);

/** A text of so many characters. */
export const text = (bounds: Bounds, life?: FieldLife): FieldSpec => spec({ type: 'text', ...bounds }, life);

/** The name of a person or a place, of so many characters. */
export const name = (bounds: Bounds, life?: FieldLife): FieldSpec =>
  spec({ type: 'text', isName: true, ...bounds }, life);

/** One of a few codes. */
export const choice = (codes: readonly string[], life?: FieldLife): FieldSpec =>
  spec({ type: 'choice', codes }, life);

/** For one person or for two; on the wire an account type. */
export const holding = (codes: readonly string[], life?: FieldLife): FieldSpec =>
  spec({ type: 'holding', codes }, life);

/** Euros: digits, and a comma with exactly two decimals if any (decisions.md). */
export const amount = (bounds: AmountBounds, life?: FieldLife): FieldSpec =>
  spec({ type: 'amount', ...bounds }, life);

/** A percentage above zero, with at most two decimals. */
export const percent = (bounds: AmountBounds, life?: FieldLife): FieldSpec =>
  spec({ type: 'percent', ...bounds }, life);

/** A whole number from `least` to `most`. */
export const whole = (
  bounds: { readonly least: number; readonly most: number },
  life?: FieldLife,
): FieldSpec => spec({ type: 'whole', ...bounds }, life);

/** From `least` to `most` digits, leading zeros among them. */
export const digits = (
  bounds: { readonly least: number; readonly most: number },
  life?: FieldLife,
): FieldSpec => spec({ type: 'digits', ...bounds }, life);

/** Yes or no. */
export const flag = plain({ type: 'flag' });
/** Only yes is an answer. */
export const consent = plain({ type: 'consent' });
/** Terms and statements that have to be accepted. */
export const acceptance = plain({ type: 'acceptance' });
/** A day, 1900 to 2099. */
export const day = plain({ type: 'day' });
/** A month, 1900 to 2099. */
export const month = plain({ type: 'month' });
/** A country of ISO 3166-1. */
export const country = plain({ type: 'country' });
/** A postal code; that of Germany has five digits. */
export const postalCode = plain({ type: 'postalCode' });
/** A country calling code with its plus. */
export const dialCode = plain({ type: 'dialCode' });
/** A telephone number without country code (E.164). */
export const phone = plain({ type: 'phone' });
/** An e-mail address. */
export const email = plain({ type: 'email' });
/** An account, by its IBAN. */
export const iban = plain({ type: 'iban' });
/** The bank of an account, by its BIC. */
export const bic = plain({ type: 'bic' });
/** The German tax id. */
export const taxId = plain({ type: 'taxId' });
/** A tax number of another country. */
export const tin = plain({ type: 'tin' });
/** A German security number. */
export const wkn = plain({ type: 'wkn' });
/** An id that the bank gave, or that came with a link. */
export const identifier = plain({ type: 'identifier' });
/** So many ids the bank takes in one field. */
export const MOST_IDENTIFIERS = 20;

/** Several ids. */
export const identifiers = plain({ type: 'identifiers' });
/** Whether money is collected, or transferred by the customer. */
export const directDebit = plain({ type: 'directDebit' });
/** Whether an account is a joint one. */
export const accountType = plain({ type: 'accountType' });
