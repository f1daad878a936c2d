/** The limit: the same form without any library. */
const count = 1000;
const shape = /^[0-9]+$/;

const fields: { readonly input: HTMLInputElement; readonly issue: HTMLElement }[] = [];

const problemOf = (value: string): string =>
  value === '' ? 'Please fill in.' : shape.test(value) ? '' : 'Digits only.';

const check = ({ input, issue }: (typeof fields)[number]): boolean => {
  const problem = problemOf(input.value);
  issue.textContent = problem;
  input.setAttribute('aria-invalid', String(problem !== ''));
  return problem === '';
};

function mount(): void {
  const page = document.createElement('div');
  for (let index = 0; index < count; index += 1) {
    const row = document.createElement('div');
    const label = document.createElement('label');
    label.textContent = `Field ${index}`;
    const input = document.createElement('input');
    const issue = document.createElement('p');
    const field = { input, issue };
    input.addEventListener('input', () => check(field));
    label.append(input);
    row.append(label, issue);
    page.append(row);
    fields.push(field);
  }
  document.getElementById('root')?.append(page);
}

const validate = (): number => fields.filter((field) => !check(field)).length;

Object.assign(window, { bench: { mount, validate } });
