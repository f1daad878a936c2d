import type { DepotId } from '@domain/codes/ids';
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
import { groupIban } from '@ui/components/field/group-iban';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { depotName } from '@ui/parts/depot/depot-name';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import type { PlanInputModel } from './plan-input-model';

/** Few pay from elsewhere: its code comes once the page is quiet. */
const loadOtherAccount = async () => (await import('./other-account')).OtherAccount;
const OtherAccount = lazyPart(loadOtherAccount);

interface SectionProps {
  readonly input: PlanInputModel;
}

/** Which depot buys, and which account pays: one of the bank's list, or one elsewhere by direct debit (SAV-10). */
export const PaymentSection = observer(function PaymentSection({ input }: SectionProps) {
  const t = useTexts();
  const depot = useField(input.field(input.nodes.depotId));
  const paidBy = useField(input.field(input.nodes.paidBy));
  useEffect(() => whenQuiet(() => void loadOtherAccount().catch(noMatter)), []);
  return (
    <FormSection number={3} title={t('savingsPlan.entry.payment')}>
      <div className={page['accounts']}>
        <ChoiceField<DepotId>
          {...depot}
          look="list"
          label={t('savingsPlan.field.depotId')}
          disabled={input.changes !== undefined}
          {...(depot.value === undefined && { placeholder: t('savingsPlan.entry.choose') })}
          choices={input.depots.map((one) => ({ value: one.id, label: depotName(t, one) }))}
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
        <OwnAccount input={input} />
      ) : (
        <Suspense fallback={<Spinner>{t('savingsPlan.entry.opening')}</Spinner>}>
          <OtherAccount input={input} />
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
const OwnAccount = observer(function OwnAccount({ input }: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const isDiscreet = useDiscreet();
  const iban = useField(input.field(input.nodes.accountIban));
  const offered = (input.read(input.nodes.conditions)?.accounts ?? [])
    .filter(({ type }) => type !== 'external')
    .toSorted(byType);
  const nameOf = (account: PayingAccount): string => {
    const balance = input.settlement.accounts.find((each) => each.account?.iban === account.iban);
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
