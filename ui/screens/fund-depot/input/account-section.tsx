import type { FundConditions, FundAccount } from '@domain/fund-depot/fund-conditions';
import type { FundMandate, FundOrderKind } from '@domain/fund-depot/fund-order';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { useDiscreet } from '@ui/i18n/discreet';
import { BankName } from '@ui/components/text/bank-name';
import { SummaryList } from '@ui/components/text/summary-list';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { FormSection } from '@ui/parts/form-page/form-section';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { observer } from 'mobx-react-lite';
import { explainAvailable } from '../tax/explain-fund';
import css from '../fund-depot.module.css';
import type { ShownNodes } from './observed-fund-order';
import { accountText, momentText } from '../fund-words';

interface SectionProps {
  readonly kind: FundOrderKind;
  readonly nodes: ShownNodes<
    'accountIban' | 'isDebited' | 'account' | 'preview' | 'regular' | 'mandateGranted'
  >;
  readonly conditions: FundConditions;
}

/** Where the money comes from or goes to; an account elsewhere is debited under a mandate. */
export const AccountSection = observer(function AccountSection({ kind, nodes, conditions }: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const isDiscreet = useDiscreet();
  const iban = useField(nodes.accountIban);
  const isDebited = nodes.isDebited.value === true;
  const mandate = nodes.preview.value?.mandate ?? nodes.account.value?.mandate;
  const available = nodes.account.value?.available;
  const { cutOff, priceDay } = conditions.days;
  const nameOf = (account: FundAccount): string =>
    accountText(account, { isDebited: kind === 'DEPOSIT', isDiscreet }, t, formats);
  return (
    <FormSection number={2} title={t('fundDepot.section.account')}>
      <ChoiceField<string>
        {...iban}
        look="list"
        label={t(`fundDepot.field.accountIban${kind}`)}
        {...(iban.value === undefined && { placeholder: t('fundDepot.account.choose') })}
        {...(kind === 'WITHDRAWAL' && { hint: t('fundDepot.account.only') })}
        choices={conditions.accounts.map((account) => ({ value: account.iban, label: nameOf(account) }))}
      />
      {kind === 'DEPOSIT' && available !== undefined && (
        <div className={css['cutOff']}>
          {t('fundDepot.account.free')}:{' '}
          <ExplainedEuro
            value={available.value}
            explain={(words) => explainAvailable(words, available.value)}
          />
        </div>
      )}
      {isDebited && mandate !== undefined && <Mandate mandate={mandate} />}
      {isDebited && <Grant nodes={nodes} />}
      {nodes.regular.value === undefined && (
        <p className={css['cutOff']}>
          {t('fundDepot.cutOff.now', {
            cutOff: momentText(cutOff, formats),
            priceDay: formats.day(priceDay, 'weekdayDate'),
          })}
        </p>
      )}
    </FormSection>
  );
});

const Grant = observer(function Grant({ nodes }: { readonly nodes: ShownNodes<'mandateGranted'> }) {
  const t = useTexts();
  const { value, ...granted } = useField(nodes.mandateGranted);
  return <CheckField {...granted} checked={value} label={t('fundDepot.mandate.grant')} />;
});

/** The mandate for direct debits, with who collects, under which number, and how much at most. */
export function Mandate({ mandate }: { readonly mandate: FundMandate }) {
  const t = useTexts();
  const formats = useFormats();
  const { creditorIdentifier, mandateReference, bank, most } = mandate;
  return (
    <div className={css['mandate']}>
      <h3>{t('fundDepot.mandate.title')}</h3>
      <p>{t('fundDepot.mandate.text')}</p>
      <SummaryList
        small
        rows={[
          { id: 'creditor', label: t('fundDepot.mandate.creditor'), value: creditorIdentifier },
          { id: 'reference', label: t('fundDepot.mandate.reference'), value: mandateReference },
          { id: 'bank', label: t('fundDepot.mandate.bank'), value: <BankName>{bank}</BankName> },
          {
            id: 'most',
            label: t('fundDepot.mandate.most'),
            value: formats.amount(most, { minDecimals: 2 }),
          },
        ]}
      />
    </div>
  );
}
