import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What a page needs of a field, however it is kept. */
export interface ShownField {
  readonly value: string;
  /** Empty while there is none to show. */
  readonly problem: string;
  readonly setValue: (value: string) => void;
  readonly blur: () => void;
}

const Row = observer(function Row({ name, field }: { readonly name: string; readonly field: ShownField }) {
  const { value, problem } = field;
  return (
    <div>
      <label>
        {name}
        <input
          name={name}
          value={value}
          aria-invalid={problem !== ''}
          onChange={({ target }) => field.setValue(target.value)}
          onBlur={() => field.blur()}
        />
      </label>
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  );
});

/** Draws a thousand fields, one observer each, under names from f0, with a button that checks them all. */
export function mountFields(fields: readonly ShownField[], submit: () => void): void {
  const root = createRoot(document.getElementById('root') ?? document.body);
  flushSync(() =>
    root.render(
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          flushSync(submit);
        }}
      >
        <div>
          {fields.map((field, index) => (
            <Row key={index} name={`f${index}`} field={field} />
          ))}
          <button>Submit</button>
        </div>
      </form>,
    ),
  );
}
