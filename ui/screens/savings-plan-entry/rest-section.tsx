import { LONGEST_NAME } from '@domain/savings-plan/form/plan-finding';
import { CheckField } from '@ui/components/field/check-field';
import { TextField } from '@ui/components/field/text-field';
import { FormSection } from '@ui/parts/form-page/form-section';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { PlanInputModel } from './plan-input-model';

interface SectionProps {
  readonly input: PlanInputModel;
}

/** The waiver, where the bank asks for it, and what the plan is called. */
export const RestSection = observer(function RestSection({ input }: SectionProps) {
  const t = useTexts();
  const name = useField(input.field(input.nodes.name));
  return (
    <FormSection number={4} title={t('savingsPlan.entry.rest')}>
      <Proposal input={input} />
      <Waiver input={input} />
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
const Proposal = observer(function Proposal({ input }: SectionProps) {
  const t = useTexts();
  const { proposalDescription } = input.read(input.nodes.carried) ?? {};
  return proposalDescription === undefined ? null : (
    <p>{t('savingsPlan.entry.proposal', { text: proposalDescription })}</p>
  );
});

const Waiver = observer(function Waiver({ input }: SectionProps) {
  const t = useTexts();
  const observed = input.field(input.nodes.salesDocumentsWaived);
  const { value, ...field } = useField(observed);
  if (observed.question === undefined) return null;
  return (
    <CheckField
      {...field}
      checked={value}
      label={t('savingsPlan.entry.waiver')}
      hint={t('savingsPlan.entry.waiverHint')}
    />
  );
});
