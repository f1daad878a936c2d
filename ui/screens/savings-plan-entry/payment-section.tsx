import type { DepotId } from '@domain/codes/ids';
import { accountTypes } from '@domain/depot/account-type';
import type { PaidBy } from '@domain/savings-plan/form/plan-fields';
import type { PayingAccount } from '@domain/savings-plan/plan-conditions';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { IbanField } from '@ui/components/field/iban-field';
import page from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';
import { useDiscreet } from '@ui/components/text/discreet';
import { groupIban } from '@ui/components/field/group-iban';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { MandateText } from './mandate-text';
import type { PlanInputModel } from './plan-input-model';

interface SectionProps {
  readonly input: PlanInputModel;
}

/** Which depot buys, and which account pays: one of the bank's list, or one elsewhere by direct debit (SAV-10). */
export const PaymentSection = observer(function PaymentSection({ input }: SectionProps) {
  const t = useTexts();
  const depot = useField(input.field(input.nodes.depotId));
  const paidBy = useField(input.field(input.nodes.paidBy));
  return (
    <FormSection number={3} title={t('savingsPlan.entry.payment')}>
      <div className={page['accounts']}>
        <ChoiceField<DepotId>
          {...depot}
          look="list"
          label={t('savingsPlan.field.depotId')}
          disabled={input.changes !== undefined}
          {...(depot.value === undefined && { placeholder: t('savingsPlan.entry.choose') })}
          choices={input.depots.map(({ id, type, displayId }) => ({
            value: id,
            label: `${t(`orderParts.depotType.${type}`)} ${displayId}`,
          }))}
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
      {paidBy.value === 'INTERNAL' ? <OwnAccount input={input} /> : <OtherAccount input={input} />}
    </FormSection>
  );
});

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

const OtherAccount = observer(function OtherAccount({ input }: SectionProps) {
  const t = useTexts();
  const iban = useField(input.field(input.nodes.externalIban));
  const { value, ...granted } = useField(input.field(input.nodes.mandateGranted));
  return (
    <>
      <IbanField
        {...iban}
        label={t('savingsPlan.field.externalIban')}
        hint={t('savingsPlan.entry.ibanHint')}
      />
      <MandateText mandate={input.mandate} />
      <CheckField {...granted} checked={value} label={t('savingsPlan.mandate.grant')} />
    </>
  );
});
