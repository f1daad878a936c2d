/** The limit: the same form without any library. */
const count = 1000;
const shape = /^[0-9]+$/;

const fields: { readonly input: HTMLInputElement; readonly issue: HTMLElement }[] = [];

const problemOf = (value: string): string =>
  value === '' ? 'Please fill in.' : shape.test(value) ? '' : 'Digits only.';

/** An error stands in an alert of its own, which is there only as long as it is. */
const check = ({ input, issue }: (typeof fields)[number]): boolean => {
  const problem = problemOf(input.value);
  issue.textContent = problem;
  if (problem === '') issue.removeAttribute('role');
  else issue.setAttribute('role', 'alert');
  input.setAttribute('aria-invalid', String(problem !== ''));
  return problem === '';
};

function mount(): void {
  const form = document.createElement('form');
  const page = document.createElement('div');
  for (let index = 0; index < count; index += 1) {
    const row = document.createElement('div');
    const label = document.createElement('label');
    label.textContent = `Field ${index}`;
    const input = document.createElement('input');
    input.name = `f${index}`;
    const issue = document.createElement('p');
    const field = { input, issue };
    input.addEventListener('input', () => check(field));
    label.append(input);
    row.append(label, issue);
    page.append(row);
    fields.push(field);
  }
  const button = document.createElement('button');
  button.textContent = 'Submit';
  page.append(button);
  form.append(page);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    for (const field of fields) check(field);
  });
  document.getElementById('root')?.append(form);
}

Object.assign(window, { bench: { mount } });
