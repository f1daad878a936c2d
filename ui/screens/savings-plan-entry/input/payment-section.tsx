import type { DepotId, SavingsPlanId } from '@domain/codes/ids';
import { accountTypes } from '@domain/depot/account-type';
import type { PaidBy } from '@domain/savings-plan/form/plan-fields';
import type { PayingAccount } from '@domain/savings-plan/plan-conditions';
import { whenQuiet } from '@ui/app/when-quiet';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { ChoiceField } from '@ui/components/field/choice-field';
import page from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';
import { Spinner } from '@ui/components/progress/progress';
import { useDiscreet } from '@ui/i18n/discreet';
import { groupIban } from '@domain/codes/group-iban';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { depotName } from '@ui/parts/depot/depot-name';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import type { Depot } from '@domain/depot/depot';
import type { AccountBalance } from '@domain/depot/account';
import type { DebitMandate } from '@domain/savings-plan/mandate';
import type { ShownNodes } from './observed-plan';

/** Few pay from elsewhere: its code comes once the page is quiet. */
const loadOtherAccount = async () => (await import('./other-account')).OtherAccount;
const OtherAccount = lazyPart(loadOtherAccount);

/** What the section shows beside the fields. */
interface Beside {
  readonly depots: readonly Depot[];
  readonly settlement: { readonly accounts: readonly AccountBalance[] };
  /** The plan that is changed, where one is: its depot stays. */
  readonly changes: SavingsPlanId | undefined;
  readonly mandate: DebitMandate | undefined;
}

interface SectionProps {
  readonly nodes: ShownNodes<
    'depotId' | 'paidBy' | 'accountIban' | 'externalIban' | 'mandateGranted' | 'conditions'
  >;
  readonly beside: Beside;
}

/** Which depot buys, and which account pays: one of the bank's list, or one elsewhere by direct debit (SAV-10). */
export const PaymentSection = observer(function PaymentSection({ nodes, beside }: SectionProps) {
  const t = useTexts();
  const depot = useField(nodes.depotId);
  const paidBy = useField(nodes.paidBy);
  useEffect(() => whenQuiet(() => void loadOtherAccount().catch(noMatter)), []);
  return (
    <FormSection number={3} title={t('savingsPlan.entry.payment')}>
      <div className={page['accounts']}>
        <ChoiceField<DepotId>
          {...depot}
          look="list"
          label={t('savingsPlan.field.depotId')}
          disabled={beside.changes !== undefined}
          {...(depot.value === undefined && { placeholder: t('savingsPlan.entry.choose') })}
          choices={beside.depots.map((one) => ({ value: one.id, label: depotName(t, one) }))}
        />
        <ChoiceField<PaidBy>
          {...paidBy}
          label={t('savingsPlan.field.paidBy')}
          choices={(['INTERNAL', 'EXTERNAL'] as const).map((value) => ({
            value,
            label: t(`savingsPlan.entry.paidBy.${value}`),
          }))}
        />
      </div>
      {paidBy.value === 'INTERNAL' ? (
        <OwnAccount nodes={nodes} beside={beside} />
      ) : (
        <Suspense fallback={<Spinner>{t('savingsPlan.entry.opening')}</Spinner>}>
          <OtherAccount nodes={nodes} mandate={beside.mandate} />
        </Suspense>
      )}
    </FormSection>
  );
});

/** It is asked for again when it is shown. */
const noMatter = (): void => undefined;

const byType = (a: PayingAccount, b: PayingAccount): number =>
  accountTypes.indexOf(a.type) - accountTypes.indexOf(b.type);

/** The accounts of the conditions, by type; each says what is available on it. */
const OwnAccount = observer(function OwnAccount({ nodes, beside }: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const isDiscreet = useDiscreet();
  const iban = useField(nodes.accountIban);
  const offered = (nodes.conditions.value?.accounts ?? [])
    .filter(({ type }) => type !== 'external')
    .toSorted(byType);
  const nameOf = (account: PayingAccount): string => {
    const balance = beside.settlement.accounts.find((each) => each.account?.iban === account.iban);
    const said = { type: t(`depot.accountType.${account.type}`), iban: groupIban(account.iban) };
    return balance === undefined
      ? t('savingsPlan.entry.accountChoicePlain', said)
      : t('savingsPlan.entry.accountChoice', {
          ...said,
          available: isDiscreet ? t('common.figure.hidden') : formats.amount(balance.availableCash),
        });
  };
  return (
    <ChoiceField<string>
      {...iban}
      look="list"
      label={t('savingsPlan.field.accountIban')}
      {...(iban.value === undefined && { placeholder: t('savingsPlan.entry.choose') })}
      choices={offered.map((account) => ({ value: account.iban, label: nameOf(account) }))}
    />
  );
});
