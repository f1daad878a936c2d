import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import { Button } from '@ui/components/action/button';
import { BankName } from '@ui/components/text/bank-name';
import { Dialog } from '@ui/components/action/dialog';
import { groupIban } from '@domain/codes/group-iban';
import { IssueText } from '@ui/components/field/issue-text';
import { IbanField } from '@ui/components/field/iban-field';
import { SectionHead } from '@ui/components/text/section-head';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { FundDepotModel } from '../fund-depot-model';
import { FundTold } from '../release/fund-told';
import type { ReferenceModel } from './reference-model';
import css from '../fund-depot.module.css';

interface PartProps {
  readonly model: FundDepotModel;
  readonly conditions: FundConditions;
}

/** The account the depot is tied to, and the way to another. */
export const ReferencePart = observer(function ReferencePart({ model, conditions }: PartProps) {
  const t = useTexts();
  const formats = useFormats();
  const id = useId();
  const { iban, bank, since } = conditions.reference;
  return (
    <section aria-labelledby={id} className={css['part']}>
      <SectionHead id={id}>{t('fundDepot.reference.title')}</SectionHead>
      <p>
        {groupIban(iban)}, <BankName>{bank}</BankName>
        {since !== undefined && `, ${t('fundDepot.reference.since', { since: formats.day(since) })}`}
      </p>
      <div>
        <Button
          icon="file-pen"
          onPress={() => {
            model.askReference(iban);
          }}
        >
          {t('fundDepot.reference.change')}
        </Button>
      </div>
      {model.asking?.kind === 'reference' && (
        <ReferenceQuestion page={model} model={model.asking.model} present={iban} />
      )}
    </section>
  );
});

interface QuestionProps {
  readonly page: FundDepotModel;
  readonly model: ReferenceModel;
  readonly present: string;
}

const ReferenceQuestion = observer(function ReferenceQuestion({ page, model, present }: QuestionProps) {
  const t = useTexts();
  const textsOf = useIssueTexts();
  const { form } = model;
  const iban = useField(form.field(form.nodes.iban));
  const close = (): void => {
    page.ask(undefined);
  };
  const { attempt } = model;
  useEffect(() => {
    if (attempt > 0) document.getElementById(iban.id)?.focus();
  }, [attempt, iban.id]);
  const go = (): void =>
    void model.submit((said) =>
      page.changeReference(said, t('fundDepot.words.reference', { iban: groupIban(said) })),
    );
  return (
    <Dialog
      heading={t('fundDepot.reference.change')}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('fundDepot.cancelDialog')}</Button>
          <Button
            variant="go"
            busy={page.releasing.isBusy ? t('fundDepot.check.going') : undefined}
            onPress={go}
          >
            {t('fundDepot.reference.go')}
          </Button>
        </>
      }
    >
      <div className={css['dialog']}>
        <p>{t('fundDepot.reference.text')}</p>
        <FundTold model={page} />
        {form.formIssues.map((issue) => (
          <IssueText key={issue.key} issue={textsOf(issue)} />
        ))}
        <IbanField
          {...iban}
          label={t('fundDepot.field.iban')}
          hint={t('fundDepot.reference.hint', { iban: groupIban(present) })}
        />
      </div>
    </Dialog>
  );
});
