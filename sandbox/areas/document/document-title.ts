import { Type } from 'typebox';
import { Nullable } from '@sandbox/platform/http/schemas';

/** Names of documents, each with what it names, so that a page can write them in its own language. */
export type DocumentTitle =
  | {
      readonly kind: 'COST_NOTE_BUY' | 'COST_NOTE_SELL' | 'SETTLEMENT_NOTE_BUY' | 'SETTLEMENT_NOTE_SELL';
      readonly args: { readonly name: string };
    }
  | {
      readonly kind: 'ACCOUNT_STATEMENT';
      readonly args: { readonly month: string; readonly accountType: string; readonly account: string };
    }
  | { readonly kind: 'DEPOT_STATEMENT'; readonly args: { readonly day: string; readonly depot: string } }
  | { readonly kind: 'TAX_CERTIFICATE'; readonly args: { readonly year: string } }
  /** Of a child, who is named. */
  | {
      readonly kind: 'DEPOT_STATEMENT_OF';
      readonly args: { readonly day: string; readonly depot: string; readonly name: string };
    }
  | { readonly kind: 'TAX_CERTIFICATE_OF'; readonly args: { readonly year: string; readonly name: string } }
  | {
      readonly kind: 'LETTER_WELCOME' | 'LETTER_SAVINGS_PLANS' | 'PLAN_NOT_MADE' | 'DEPOSIT_NOT_FUNDED';
      readonly args: Readonly<Record<string, never>>;
    }
  | {
      readonly kind: 'APPLICATION' | 'REFUSAL' | 'CONTRACT';
      readonly args: { readonly product: string };
    }
  | {
      readonly kind: 'PLAN_MADE' | 'PLAN_CHANGED' | 'PLAN_SUSPENDED' | 'PLAN_RESUMED' | 'PLAN_ENDED';
      readonly args: { readonly name: string };
    };

/** A title on the wire; none of documents filed before there were any. */
export const TitleSchema = Nullable(
  Type.Object(
    { kind: Type.String(), args: Type.Record(Type.String(), Type.String()) },
    { description: 'What kind of document it is and what its name names; `name` says the same in German.' },
  ),
);
