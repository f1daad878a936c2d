import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import {
  referenceForm,
  type ReferenceFormFacts,
  type ReferenceNodes,
} from '@domain/fund-depot/form/reference-form';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { groupIban } from '@ui/components/field/group-iban';
import { IbanField } from '@ui/components/field/iban-field';
import { SectionHead } from '@ui/components/text/section-head';
import { ObservedForm } from '@ui/forms/observed-form';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { FundDepotModel } from './fund-depot-model';
import css from './fund-depot.module.css';

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
        {since === undefined
          ? t('fundDepot.reference.plain', { iban: groupIban(iban), bank })
          : t('fundDepot.reference.is', { iban: groupIban(iban), bank, since: formats.day(since) })}
      </p>
      <div>
        <Button
          icon="file-pen"
          onPress={() => {
            model.ask({ kind: 'reference' });
          }}
        >
          {t('fundDepot.reference.change')}
        </Button>
      </div>
      {model.asking?.kind === 'reference' && <ReferenceQuestion model={model} conditions={conditions} />}
    </section>
  );
});

const ReferenceQuestion = observer(function ReferenceQuestion({ model, conditions }: PartProps) {
  const t = useTexts();
  const present = conditions.reference.iban;
  const [form] = useState(() => {
    const made = new ObservedForm<ReferenceNodes, ReferenceFormFacts>(referenceForm);
    made.session.tell({ present });
    return made;
  });
  useEffect(() => () => form.dispose(), [form]);
  const iban = useField(form.field(form.nodes.iban));
  const close = (): void => {
    model.ask(undefined);
  };
  const go = (): void => {
    const said = form.session.submit() ? form.session.value(form.nodes.request) : undefined;
    if (said !== undefined)
      void model.changeReference(said, t('fundDepot.words.reference', { iban: groupIban(said) }));
  };
  return (
    <Dialog
      heading={t('fundDepot.reference.change')}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('fundDepot.cancelDialog')}</Button>
          <Button variant="go" onPress={go}>
            {t('fundDepot.reference.go')}
          </Button>
        </>
      }
    >
      <div className={css['dialog']}>
        <p>{t('fundDepot.reference.text')}</p>
        <IbanField
          {...iban}
          label={t('fundDepot.field.iban')}
          hint={t('fundDepot.reference.hint', { iban: groupIban(present) })}
        />
      </div>
    </Dialog>
  );
});
