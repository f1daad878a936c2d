import { act, fireEvent, render, screen } from '@testing-library/react';
import { computed, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import * as E from 'fp-ts/Either';
import { form } from '@domain/form/form';
import { errorFinding } from '@domain/form/issue';
import { text } from '@domain/form/kinds/text';
import { derive } from '@domain/form/nodes/derive';
import type { FactNodes } from '@domain/form/nodes/facts';
import { field } from '@domain/form/nodes/field';
import type { BoundField } from '@ui/forms/bound-field';
import { ObservedForm } from '@ui/forms/observed-form';

const count = 1000;

interface Facts {
  readonly greeting: string;
}

/** A thousand fields, each read by a reader of its own; one of them follows a fact. */
function openMany() {
  let checks = 0;
  const digits = text((typed) => {
    checks += 1;
    return /^[0-9]+$/.test(typed) ? E.right(Number(typed)) : E.left(errorFinding('digits', 'digits'));
  });
  const many = new ObservedForm(
    form((fact: FactNodes<Facts>) => {
      const fields = Array.from({ length: count }, (_, index) =>
        field(digits, { required: true, ...(index === 7 && { follows: fact.greeting }) }),
      );
      const doubled = fields.map((each) => derive({ each }, ({ each: value }) => E.right(value * 2)));
      return {
        fields: Object.fromEntries(fields.map((each, index) => [`f${index}`, each])),
        doubled: Object.fromEntries(doubled.map((each, index) => [`d${index}`, each])),
        sent: fact.greeting,
      };
    }),
  );
  return { many, checks: () => checks };
}

function show() {
  const { many, checks } = openMany();
  let renders = 0;
  const Row = memo(
    observer(function Row({ of }: { readonly of: BoundField<string> }) {
      renders += 1;
      return (
        <input
          id={of.name}
          aria-label={of.name}
          aria-invalid={of.shownIssues.length > 0}
          value={of.value}
          onChange={({ target }) => of.setValue(target.value)}
          onBlur={of.blur}
        />
      );
    }),
  );
  const Summary = observer(function Summary() {
    return <output>{many.summary.length}</output>;
  });
  render(
    <div>
      <Summary />
      {Object.values(many.nodes.fields).map((node) => {
        const bound = many.field(node);
        return <Row key={bound.name} of={bound} />;
      })}
    </div>,
  );
  return { many, renders: () => renders, checks };
}

/** Found by its id: a search by label would look at a thousand of them. */
function inputOf(name: string): HTMLElement {
  const input = document.getElementById(name);
  if (input === null) throw new Error(`no field ${name}`);
  return input;
}

const type = (name: string, value: string): void => {
  fireEvent.change(inputOf(name), { target: { value } });
};

describe('a form of a thousand fields on a page', () => {
  it('reads one field once and renders one field once for one key [APP-04]', () => {
    const { many, renders, checks } = show();
    act(() => void many.session.submitted(many.nodes.sent));
    expect(screen.getByRole('status').textContent).toBe(String(count));
    const [drawn, checked, runs] = [renders(), checks(), many.session.runs()];
    type('fields.f500', '4');
    expect(renders() - drawn).toBe(1);
    expect(checks() - checked).toBe(1);
    expect(many.session.runs() - runs).toBe(1);
    expect(screen.getByRole('status').textContent).toBe(String(count - 1));
  });

  it('renders the fields that a fact concerns, and each once', () => {
    const { many, renders, checks } = show();
    const [drawn, checked] = [renders(), checks()];
    act(() => many.session.tell({ greeting: '12' }));
    expect(renders() - drawn).toBe(1);
    expect(checks() - checked).toBe(1);
    expect(inputOf('fields.f7')).toHaveValue('12');
  });

  it('renders a field once where several things change together', () => {
    const { many, renders } = show();
    const drawn = renders();
    act(() =>
      many.session.change(() => {
        for (const node of Object.values(many.nodes.fields).slice(0, 10)) {
          many.field(node).setValue('x');
          many.field(node).blur();
        }
      }),
    );
    expect(renders() - drawn).toBe(10);
  });

  it('watches nothing that nobody looks at', () => {
    const { many } = openMany();
    const [first] = Object.values(many.nodes.doubled);
    if (first === undefined) throw new Error('no reader');
    const runs = many.session.runs(first);
    for (const node of Object.values(many.nodes.fields)) many.field(node).setValue('1');
    expect(many.session.runs(first)).toBe(runs);
    expect(many.value(first)).toBe(2);
  });
});

describe('a value that MobX calculates from a form', () => {
  it('is new after each change within one action, though nobody observes it', () => {
    const sum = new ObservedForm(
      form(() => {
        const paid = field(text((typed) => E.right(Number(typed))));
        return { paid, doubled: derive({ paid }, ({ paid: value }) => E.right(value * 2)) };
      }),
    );
    const doubled = computed(() => sum.value(sum.nodes.doubled));
    const seen: (number | undefined)[] = [];
    runInAction(() => {
      for (const typed of ['1', '2', '3']) {
        sum.session.field(sum.nodes.paid).setValue(typed);
        seen.push(doubled.get());
      }
    });
    expect(seen).toEqual([2, 4, 6]);
  });
});
