/** Leaves a page by a form of hidden fields; the policy of the page allows forms to its own origin only. */
export function postForm(page: Document, target: string, fields: Readonly<Record<string, string>>): void {
  const form = page.createElement('form');
  form.method = 'post';
  form.action = target;
  for (const [name, value] of Object.entries(fields)) {
    const field = page.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  page.body.append(form);
  form.submit();
}
