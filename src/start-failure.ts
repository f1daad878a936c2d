import { configProblems, type ConfigProblem } from '@adapters/config/config-problems';
import german from '@ui/i18n/de/errors.json';
import english from '@ui/i18n/en/errors.json';

/**
 * Stops with a clear message where the portal cannot even start (KIT-04). Without a configuration there are no
 * translations to fetch: these words come with the code, in the language that `index.html` has set.
 */
export function showStartFailure(root: HTMLElement, problem: ConfigProblem): void {
  const page = root.ownerDocument;
  const { start: texts } = page.documentElement.lang === 'en' ? english : german;
  const element = (name: string, text: string): HTMLElement => {
    const created = page.createElement(name);
    created.textContent = text;
    return created;
  };
  const list = page.createElement('ul');
  list.append(...configProblems(problem).map((sentence) => element('li', sentence)));
  const main = page.createElement('main');
  main.setAttribute('role', 'alert');
  const again = element('button', texts.again);
  again.addEventListener('click', () => page.location.reload());
  main.append(element('h1', texts.headline), element('p', texts.text), list, again);
  root.replaceChildren(main);
}
