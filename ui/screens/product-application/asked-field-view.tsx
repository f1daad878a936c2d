import type { FieldConfig } from '@domain/product-application/engine/description';
import type { AskedField } from '@domain/product-application/field/asked-field';
import type { FieldRule } from '@domain/product-application/catalogue/field-spec';
import { EUR } from '@domain/money/unit';
import { AmountField } from '@ui/components/field/amount-field';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { DateField } from '@ui/components/field/date-field';
import { IbanField } from '@ui/components/field/iban-field';
import { MonthField } from '@ui/components/field/month-field';
import { TextField } from '@ui/components/field/text-field';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import type { ObservedField } from '@ui/forms/observed-field';
import { useField } from '@ui/forms/use-field';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { ApplicationWalk } from './application-walk';
import { autofillOf } from './autofill';
import { codeText, hintOf, labelOf, type Wording } from './field-words';
import css from './product-application.module.css';
import { grouped, ungrouped } from './typed-amount';

/** Only what is agreed to has a text of law: its code is fetched once the page stands. */
export const loadLegalText = async () => (await import('./legal-text')).LegalText;
const LegalText = lazyPart(loadLegalText);

/** What the fields of an application are shown from. */
export type ShownForm = Pick<ApplicationWalk, 'compiled' | 'form' | 'filledBy'>;

interface AskedFieldProps {
  readonly walk: ShownForm;
  readonly asked: AskedField;
  readonly config: FieldConfig;
  readonly wording: Wording;
}

/** One field of an application, by the kind of its control; what is not asked for now is not there. */
export const AskedFieldView = observer(function AskedFieldView(props: AskedFieldProps) {
  const { walk, asked, config } = props;
  const { when } = asked.node.life;
  if (config.isHidden || (when && !walk.form.observed(walk.form.session.holds(when)))) return null;
  switch (asked.control) {
    case 'flag':
      return <Flag {...props} field={walk.form.field(asked.node)} />;
    case 'choice':
      return <Choice {...props} codes={asked.codes} field={walk.form.field(asked.node)} />;
    case 'text':
      return <Words {...props} field={walk.form.field(asked.node)} />;
  }
});

interface FieldProps<Value> extends AskedFieldProps {
  readonly field: ObservedField<Value, unknown>;
}

/** What a field says around its control: label, hint, whether it may be left out, who has filled it in, or that it stands as the bank knows it. */
function useAround<Value>({ walk, asked, config, field, wording }: FieldProps<Value>) {
  const { value, onChange, ...wiring } = useField(field);
  const by = config.isCarried ? 'planner' : field.isDirty ? undefined : walk.filledBy.get(asked.name);
  const filled = by && wording.t(`application.filled.${by}`);
  const hint =
    field.disabled && !config.isCarried
      ? wording.t('application.taken')
      : [filled, hintOf(asked.entry, wording)].filter((words) => words !== undefined).join(' ') || undefined;
  return {
    value,
    onChange,
    around: {
      ...wiring,
      label: labelOf(asked.entry, wording),
      ...(hint !== undefined && { hint }),
      // What takes no input is nobody's choice to leave out.
      optional: config.isOptional === true && !field.disabled,
    },
  };
}

const Flag = observer(function Flag(props: FieldProps<boolean>) {
  const { value, onChange, around } = useAround(props);
  const { asked, wording } = props;
  const { type } = asked.entry.spec.rule;
  const isNeeded = type === 'consent' || type === 'acceptance';
  const html = wording.legalText(asked.name);
  return (
    <div className={css['tick']}>
      <CheckField {...around} optional={!isNeeded} checked={value} onChange={onChange} />
      {html !== undefined && (
        <Suspense>
          <LegalText html={html} about={around.label} wording={wording} />
        </Suspense>
      )}
    </div>
  );
});

/** What may be left out can be taken back. */
const NONE = '';

/** Few short words stand side by side, all else in a list. */
const MOST_SEGMENTS = 3;

const Choice = observer(function Choice(
  props: FieldProps<string | undefined> & { readonly codes: readonly string[] },
) {
  const { value, onChange, around } = useAround(props);
  const { codes, asked, wording } = props;
  const { t } = wording;
  const { isOptional } = props.config;
  const said = codes.map((code) => ({ value: code, label: codeText(asked.entry, code, wording) }));
  const isCountry = asked.entry.spec.rule.type === 'country';
  return (
    <ChoiceField
      {...around}
      look={isOptional || codes.length > MOST_SEGMENTS ? 'list' : 'segments'}
      placeholder={isOptional ? undefined : t('application.choose')}
      autoComplete={autofillOf(asked)}
      value={value ?? (isOptional ? NONE : undefined)}
      choices={[
        ...(isOptional ? [{ value: NONE, label: t('application.none') }] : []),
        ...(isCountry ? said.toSorted((a, b) => a.label.localeCompare(b.label)) : said),
      ]}
      onChange={(code) => onChange(code === NONE ? undefined : code)}
    />
  );
});

const Words = observer(function Words(props: FieldProps<string>) {
  const { value, onChange, around } = useAround(props);
  const { spec } = props.asked.entry;
  const common = { ...around, value, onChange, autoComplete: autofillOf(props.asked) };
  switch (spec.rule.type) {
    case 'day':
      return <DateField {...common} />;
    case 'month':
      return <MonthField {...common} />;
    case 'iban':
      return <IbanField {...common} />;
    case 'amount':
    case 'percent':
      return (
        <AmountField
          {...around}
          value={grouped(value)}
          onChange={(typed) => onChange(ungrouped(typed))}
          unit={spec.rule.type === 'amount' ? EUR : '%'}
        />
      );
    default:
      return <TextField {...common} {...keyboardOf(spec.rule)} />;
  }
});

/** The keyboard a phone shows. */
function keyboardOf({ type }: FieldRule) {
  switch (type) {
    case 'email':
      return { type: 'email', inputMode: 'email' } as const;
    case 'phone':
    case 'dialCode':
      // Each is a part of a number: HTML lets a field of type "tel" be filled in with a whole one only.
      return { inputMode: 'tel' } as const;
    case 'taxId':
    case 'whole':
    case 'digits':
      return { inputMode: 'numeric' } as const;
    default:
      return {};
  }
}
