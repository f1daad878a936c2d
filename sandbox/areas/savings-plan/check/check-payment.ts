import { compare, decimalText, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { WireMessage } from '@sandbox/platform/http/message';
import { MOST_DEBIT, MOST_FOREIGN_DEBIT } from '../conditions/plan-limits';
import type { Checked, CheckedPayment, Extent } from './checked-plan';
import { missing } from './check-positions';
import { mandateOf, type Mandate } from './mandate';
import type { PlanBody } from './plan-body';
import { payerBank } from './payer-bank';
import type { AccountRow, PlanFacts } from './plan-facts';
import { planMessage } from './plan-messages';

const origin = ['settlementAccountIban'];

/** Who pays: an account at this bank, or one at another by direct debit. */
export function checkPayment(
  { settlementAccountIban, settlementAccountExternal }: PlanBody,
  facts: PlanFacts,
  extent: Extent,
): Checked<CheckedPayment> {
  const iban = (settlementAccountIban ?? '').replaceAll(' ', '').toUpperCase();
  const isExternal = settlementAccountExternal === true;
  if (iban === '') {
    if (isExternal) return failed('fehler-lastschriftiban-darf-nicht-leer-sein');
    return { messages: extent === 'full' ? [missing('settlementAccountIban')] : [] };
  }
  return isExternal ? checkPayer(iban, facts) : checkOwn(iban, facts);
}

const failed = (key: Parameters<typeof planMessage.error>[0]): Checked<never> => ({
  messages: [planMessage.error(key, { origin })],
});

function checkOwn(iban: string, { accounts, depot }: PlanFacts): Checked<CheckedPayment> {
  const account = accounts.find((each) => each.iban === iban);
  if (account === undefined) {
    const read = payerBank(iban);
    const isUnreadable = read.kind === 'refused' && read.key === 'request.object.invalid.i-ba-n';
    return failed(isUnreadable ? 'request.object.invalid.i-ba-n' : 'KONTO_EXISTIERT_NICHT');
  }
  const settles = depot === undefined || depot.accounts.includes(account);
  if (isExternalAccount(account) || account.currency !== EUR || !settles) return failed('FALSCHE_KONTOART');
  return {
    messages: [],
    value: {
      accountId: account.account_id,
      accountType: account.account_type,
      iban,
      mandate: undefined,
    },
  };
}

/** An account at another bank, which the customer has named to this one. */
export const isExternalAccount = ({ account_type }: AccountRow): boolean => account_type === 'EXT';

function checkPayer(iban: string, { accounts, depot, clientId }: PlanFacts): Checked<CheckedPayment> {
  if (accounts.some((each) => each.iban === iban && !isExternalAccount(each))) {
    return failed('QUELL_UND_ZIELKUNDENVERBINDUNG_IDENTISCH');
  }
  const read = payerBank(iban);
  if (read.kind === 'refused') return failed(read.key);
  const mandate = mandateOf(clientId, iban, read.bank, read.isAtHome);
  if (depot === undefined) return { messages: [] };
  const { account_id: accountId } = depot.defaultAccount;
  return { messages: [], value: { accountId, accountType: 'EXT', iban, mandate } };
}

/** The most that is collected under a mandate at once. */
export const mostCollected = ({ isAtHome }: Pick<Mandate, 'isAtHome'>): Decimal =>
  isAtHome ? MOST_DEBIT : MOST_FOREIGN_DEBIT;

/** What is collected by direct debit: within the limit of the payer's country, and under which mandate. */
export function debitMessages(
  mandate: Mandate | undefined,
  total: Decimal,
  isCollectedOnce: boolean,
): readonly WireMessage[] {
  if (mandate === undefined) return [];
  const most = mostCollected(mandate);
  const { bank, creditorIdentifier, mandateReference } = mandate;
  const maximal = decimalText(most);
  return [
    ...(compare(total, most) > 0
      ? [
          planMessage.error(
            mandate.isAtHome
              ? 'fehler_lastschrifteinzug_limit_ueberschritten'
              : 'fehler_lastschrifteinzug_limit_ueberschritten_ausland',
            { args: { maximal }, origin: ['totalAmount'] },
          ),
        ]
      : []),
    planMessage.info(
      isCollectedOnce
        ? 'hinweis_lastschrift_informationen_einzelanlage'
        : 'hinweis_lastschrift_informationen',
      { args: { bank, creditorIdentifier, mandateReference, maximal }, origin },
    ),
  ];
}
