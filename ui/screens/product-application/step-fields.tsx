import type { FieldConfig, Section } from '@domain/product-application/engine/description';
import { Button } from '@ui/components/action/button';
import { observer } from 'mobx-react-lite';
import { fieldId } from '@ui/forms/use-field';
import { useEffect, useRef, useState } from 'react';
import { AskedFieldView, type ShownForm } from './asked-field-view';
import type { Wording } from './field-words';
import { roleName } from './role-name';
import css from './product-application.module.css';

interface StepFieldsProps {
  readonly walk: ShownForm;
  readonly sections: readonly Section[];
  readonly wording: Wording;
}

/** The sections of a step, each with its fields; one in which nothing is asked now is not there. */
export const StepFields = observer(function StepFields({ walk, sections, wording }: StepFieldsProps) {
  return sections.map((section) => (
    <SectionFields
      key={`${section.name} ${section.role ?? ''}`}
      walk={walk}
      section={section}
      wording={wording}
    />
  ));
});

interface SectionFieldsProps extends Omit<StepFieldsProps, 'sections'> {
  readonly section: Section;
}

const numberOf = ({ formFieldName }: FieldConfig): number => Number(/_(\d+)$/.exec(formFieldName)?.[1] ?? 1);

const SectionFields = observer(function SectionFields({ walk, section, wording }: SectionFieldsProps) {
  const { t } = wording;
  const shown = section.fields.filter((config) => isShown(walk, config));
  const further = shown.filter((config) => config.isOptional && numberOf(config) > 1);
  const said = further.filter((config) => isSaid(walk, config)).map(numberOf);
  const [opened, open] = useState(1);
  const most = Math.max(opened, ...said);
  const brought = useRef<string>(undefined);
  // The last press takes its button along: whoever has no mouse goes on in the first field that it brought.
  useEffect(() => {
    if (brought.current !== undefined) document.getElementById(brought.current)?.focus();
    brought.current = undefined;
  }, [opened]);
  if (shown.length === 0) return null;
  const visible = shown.filter((config) => !further.includes(config) || numberOf(config) <= most);
  const more = (): void => {
    const next = further.find((config) => numberOf(config) > most);
    brought.current = next && fieldId(next.formFieldName);
    open(most + 1);
  };
  return (
    <fieldset className={css['section']}>
      <legend>
        <h2>
          {section.role === undefined
            ? t(`application.section.${section.name}`)
            : t('application.named', {
                role: roleName(walk, section.role, wording),
                name: t(`application.section.${section.name}`),
              })}
        </h2>
      </legend>
      <div className={css['fields']}>
        {visible.map((config) => {
          const asked = walk.compiled.fields.get(config.formFieldName);
          return (
            asked && (
              <AskedFieldView
                key={config.formFieldName}
                walk={walk}
                asked={asked}
                config={config}
                wording={wording}
              />
            )
          );
        })}
      </div>
      {visible.length < shown.length && (
        <p>
          <Button icon="plus" onPress={more}>
            {t('application.more')}
          </Button>
        </p>
      )}
    </fieldset>
  );
});

/** Whether a field of the step is there in this situation. */
export function isShown(walk: ShownForm, { formFieldName, isHidden }: FieldConfig): boolean {
  const when = walk.compiled.fields.get(formFieldName)?.node.life.when;
  return isHidden !== true && (when === undefined || walk.form.observed(walk.form.session.holds(when)));
}

function isSaid(walk: ShownForm, { formFieldName }: FieldConfig): boolean {
  const asked = walk.compiled.fields.get(formFieldName);
  if (asked?.control === 'choice') return walk.form.field(asked.node).value !== undefined;
  return asked?.control === 'text' && walk.form.field(asked.node).value !== '';
}
