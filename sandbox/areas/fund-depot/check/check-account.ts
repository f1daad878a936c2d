import { compare, decimalText, maximum, rescale, zero } from '@domain/money/decimal';
import { mostCollected } from '@sandbox/areas/savings-plan/check/check-payment';
import type { WireMessage } from '@sandbox/platform/http/message';
import { missing, wrong, type Checked, type Extent, type Size } from './checked-order';
import { isGiven, plainIban, type FundOrderBody } from './fund-body';
import type { FundAccount, FundFacts } from './fund-facts';
import { fundMessage } from './fund-messages';

/** Who pays or is paid: an account of the depot at this bank, or the reference account. */
export function checkAccount(
  { accountIban }: FundOrderBody,
  { accounts }: FundFacts,
  extent: Extent,
): Checked<FundAccount> {
  if (!isGiven(accountIban) || accountIban === '') {
    return { messages: extent === 'full' ? [missing('accountIban')] : [] };
  }
  const account = accounts.find(({ iban }) => iban === plainIban(accountIban));
  if (account === undefined) return wrong('fehler-fondsauftrag-konto-nicht-hinterlegt', ['accountIban']);
  return { messages: [], value: account };
}

/** Whether a deposit can be paid: by what is on the account now, or within what a direct debit may collect. */
export function coverMessages(
  { available, mandate }: FundAccount,
  size: Size | undefined,
  isRegular: boolean,
  { hasReturnedDebit }: FundFacts,
): readonly WireMessage[] {
  if (mandate === undefined) {
    if (isRegular || size?.kind !== 'amount' || available === undefined) return [];
    if (compare(size.amount, available) <= 0) return [];
    const verfuegbar = decimalText(rescale(maximum(available, zero), 2, 'down'));
    return [fundMessage.error('fehler-fondsauftrag-deckung', { origin: ['amount'], args: { verfuegbar } })];
  }
  if (hasReturnedDebit) {
    return [fundMessage.error('fehler-offene-ruecklastschrift', { origin: ['accountIban'] })];
  }
  const { bank, creditorIdentifier, mandateReference, isAtHome } = mandate;
  const most = mostCollected(mandate);
  const maximal = decimalText(most);
  if (size?.kind === 'amount' && compare(size.amount, most) > 0) {
    const key = isAtHome
      ? 'fehler_lastschrifteinzug_limit_ueberschritten'
      : 'fehler_lastschrifteinzug_limit_ueberschritten_ausland';
    return [fundMessage.error(key, { origin: ['amount'], args: { maximal } })];
  }
  const key = isRegular
    ? 'hinweis_lastschrift_informationen'
    : 'hinweis_lastschrift_informationen_einzelanlage';
  const args = { bank, creditorIdentifier, mandateReference, maximal };
  return [fundMessage.info(key, { origin: ['accountIban'], args })];
}
