import { consent } from '../../form/kinds/flag';
import { identifier } from '../../form/kinds/identifier';
import { choice } from '../../form/kinds/one-of';
import { text } from '../../form/kinds/text';
import { all, is } from '../../form/nodes/condition';
import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { field } from '../../form/nodes/field';
import { ifKnown } from '../../form/nodes/lenient';
import type { DerivedNode, FieldNode } from '../../form/nodes/node';
import { empty, read } from '../../form/outcome';
import type { Decimal } from '../../money/decimal';
import { intervals, type Interval } from '../../savings-plan/interval';
import { formatGermanDate } from '../../time/german-date';
import type { LocalDate } from '../../time/local-date';
import type { FundAccount, FundConditions, FundPreview } from '../fund-conditions';
import type { FundOrderKind } from '../fund-order';
import { fundFinding, readDay, readEuro, readPart } from './fund-finding';

/** What arrives from outside while an order is entered. */
export interface FundFormFacts {
  readonly conditions: FundConditions;
  /** An order that stands is changed: what it binds already does not count against it, which the bank calculates. */
  readonly isChange: boolean;
  /** What the bank would make of the order, once it has been asked. */
  readonly preview: FundPreview;
}

/** A deposit is made once, or again and again. */
export type Repetition = 'ONCE' | 'REGULARLY';

/** How a withdrawal says how much. */
export type ExtentKind = 'AMOUNT' | 'PERCENT' | 'ALL';

/** Whether a regular deposit ends by itself. */
export type EndKind = 'OPEN' | 'DATE';

/** Whether the depot stays after all is paid out. */
export type Closing = 'KEEP' | 'CLOSE';

type Text<T> = FieldNode<string, T>;
type Id<T extends string> = FieldNode<T | undefined, T>;

/** What the customer says of an order, in its order on the page. */
export interface FundFieldNodes {
  readonly kind: FieldNode<FundOrderKind, FundOrderKind>;
  readonly repetition: FieldNode<Repetition, Repetition>;
  readonly amount: Text<Decimal>;
  readonly interval: FieldNode<Interval, Interval>;
  readonly day: Id<string>;
  readonly start: Text<LocalDate>;
  readonly endKind: FieldNode<EndKind, EndKind>;
  readonly end: Text<LocalDate>;
  /** Percent a year in the form of the wire; 0 for none. */
  readonly increase: Id<string>;
  readonly extent: FieldNode<ExtentKind, ExtentKind>;
  readonly withdrawn: Text<Decimal>;
  readonly percent: Text<Decimal>;
  readonly closing: FieldNode<Closing, Closing>;
  readonly closingUnderstood: FieldNode<boolean, true>;
  readonly accountIban: Id<string>;
  readonly mandateGranted: FieldNode<boolean, true>;
}

const code = identifier((said: string) => said);

/** The fields, and whether a deposit is debited from another bank. */
export function fundFields(fact: FactNodes<FundFormFacts>): {
  readonly fields: FundFieldNodes;
  readonly account: DerivedNode<FundAccount | undefined>;
  readonly isDebited: DerivedNode<boolean>;
} {
  const known = ifKnown(fact.conditions);
  const kind = field(choice<FundOrderKind>(['DEPOSIT', 'WITHDRAWAL'], 'DEPOSIT'));
  const isDeposit = is<FundOrderKind>(kind, 'DEPOSIT');
  const isWithdrawal = is<FundOrderKind>(kind, 'WITHDRAWAL');
  const repetition = field(choice<Repetition>(['ONCE', 'REGULARLY'], 'ONCE'), { when: isDeposit });
  const isRegular = all(isDeposit, is<Repetition>(repetition, 'REGULARLY'));
  const endKind = field(choice<EndKind>(['OPEN', 'DATE'], 'OPEN'), { when: isRegular });
  const extent = field(choice<ExtentKind>(['AMOUNT', 'PERCENT', 'ALL'], 'AMOUNT'), { when: isWithdrawal });
  const closing = field(choice<Closing>(['KEEP', 'CLOSE'], 'KEEP'), {
    when: all(isWithdrawal, is<ExtentKind>(extent, 'ALL')),
  });
  const accountIban = field(code, {
    follows: derive({ conditions: fact.conditions, kind }, ({ conditions: { accounts }, kind: said }) => {
      const own = said === 'DEPOSIT' ? accounts.find(({ isExternal }) => !isExternal) : undefined;
      const first = own ?? accounts.find(({ isReference }) => isReference) ?? accounts[0];
      return first === undefined ? empty() : read<string | undefined>(first.iban);
    }),
    missing: fundFinding('fund-account-missing'),
  });
  const account = derive({ known, accountIban }, ({ known: conditions, accountIban: chosen }) =>
    read(conditions?.accounts.find(({ iban }) => iban === chosen)),
  );
  const isDebited = derive({ account, kind }, ({ account: from, kind: said }) =>
    read(said === 'DEPOSIT' && from?.isExternal === true),
  );
  const fields: FundFieldNodes = {
    kind,
    repetition,
    amount: field(text(readEuro), { when: isDeposit, missing: fundFinding('fund-amount-missing') }),
    interval: field(choice<Interval>(intervals, 'MONTHLY'), { when: isRegular }),
    day: field(code, {
      when: isRegular,
      follows: derive({ conditions: fact.conditions }, ({ conditions: { regular } }) => {
        const [first] = regular.days;
        return first === undefined ? empty() : read<string | undefined>(String(first));
      }),
      missing: fundFinding('fund-day-missing'),
    }),
    start: field(text(readDay), {
      when: isRegular,
      follows: derive({ conditions: fact.conditions }, ({ conditions: { regular } }) =>
        read(formatGermanDate(regular.firstStart)),
      ),
      missing: fundFinding('fund-start-missing'),
    }),
    endKind,
    end: field(text(readDay), {
      when: all(isRegular, is<EndKind>(endKind, 'DATE')),
      missing: fundFinding('fund-end-missing'),
    }),
    increase: field(code, { initial: '0', when: isRegular }),
    extent,
    withdrawn: field(text(readEuro), {
      when: all(isWithdrawal, is<ExtentKind>(extent, 'AMOUNT')),
      missing: fundFinding('fund-amount-missing'),
    }),
    percent: field(text(readPart), {
      when: all(isWithdrawal, is<ExtentKind>(extent, 'PERCENT')),
      missing: fundFinding('fund-percent-missing'),
    }),
    closing,
    closingUnderstood: field(consent, {
      when: all(isWithdrawal, is<ExtentKind>(extent, 'ALL'), is<Closing>(closing, 'CLOSE')),
      required: true,
      missing: fundFinding('fund-closing-unconfirmed'),
    }),
    accountIban,
    mandateGranted: field(consent, {
      when: is(isDebited, true),
      required: true,
      missing: fundFinding('fund-mandate-missing'),
    }),
  };
  return { fields, account, isDebited };
}
