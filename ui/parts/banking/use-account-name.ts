import type { Account } from '@domain/depot/account';
import { EUR } from '@domain/money/unit';
import { useTexts } from '@ui/i18n/use-texts';

/** What an account is called: one in another currency by that, as on the depot overview. */
export function useAccountName(): (account: Account | undefined) => string {
  const t = useTexts();
  return (account) =>
    account === undefined
      ? t('banking.transactions.unknownAccount')
      : t(`depot.accountType.${account.currency === EUR ? account.type : 'foreign'}`);
}
