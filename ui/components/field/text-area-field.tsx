import { classNames } from '../class-names';
import { FieldFrame, type FieldProps } from './field-frame';
import { InputBox } from './input-box';
import css from './input-box.module.css';

interface TextAreaFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lines that are seen before it grows with what is typed. */
  readonly rows: number;
}

/** Several lines of text; as high as what stands in it, where the browser can. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { value, onChange, rows } = props;
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <InputBox>
          <textarea
            {...wiring}
            className={classNames(css['input'], css['area'])}
            rows={rows}
            autoComplete="off"
            required={props.optional !== true}
            disabled={props.disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={props.onBlur}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
