import { LONGEST_NAME } from '@domain/savings-plan/form/plan-finding';
import { CheckField } from '@ui/components/field/check-field';
import { TextField } from '@ui/components/field/text-field';
import { FormSection } from '@ui/parts/form-page/form-section';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from './observed-plan';

interface SectionProps {
  readonly nodes: ShownNodes<'name' | 'carried' | 'salesDocumentsWaived'>;
}

/** The waiver, where the bank asks for it, and what the plan is called. */
export const RestSection = observer(function RestSection({ nodes }: SectionProps) {
  const t = useTexts();
  const name = useField(nodes.name);
  return (
    <FormSection number={4} title={t('savingsPlan.entry.rest')}>
      <Proposal nodes={nodes} />
      <Waiver nodes={nodes} />
      <TextField
        {...name}
        label={t('savingsPlan.field.name')}
        hint={t('savingsPlan.entry.nameHint')}
        optional
        maxLength={LONGEST_NAME}
      />
    </FormSection>
  );
});

/** A proposal that led here goes to the bank with the plan; it is shown, not typed. */
const Proposal = observer(function Proposal({ nodes }: SectionProps) {
  const t = useTexts();
  const { proposalDescription } = nodes.carried.value ?? {};
  return proposalDescription === undefined ? null : (
    <p>{t('savingsPlan.entry.proposal', { text: proposalDescription })}</p>
  );
});

const Waiver = observer(function Waiver({ nodes }: SectionProps) {
  const t = useTexts();
  const { value, ...field } = useField(nodes.salesDocumentsWaived);
  if (nodes.salesDocumentsWaived.question === undefined) return null;
  return (
    <CheckField
      {...field}
      checked={value}
      label={t('savingsPlan.entry.waiver')}
      hint={t('savingsPlan.entry.waiverHint')}
    />
  );
});
