import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The numbers on the page that can be asked where they come from. */
export const explainedNumbers = (): readonly HTMLElement[] =>
  screen
    .queryAllByTitle('Diese Zahl erklären')
    .filter((element) => element.getAttribute('aria-haspopup') === 'dialog');

/** What an element tells in EUR, without the unit. */
export const figureOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s*EUR$/, '');

/** A number of a derivation: what it is called and what it comes to. */
export type Told = readonly [name: string, amount: string];

/** Presses a number, opens the named parts one below the other, and tells the number, its rule and its last parts. */
export async function explained(
  user: Pick<UserEvent, 'click'>,
  number: HTMLElement,
  ...path: readonly RegExp[]
): Promise<{ readonly number: string; readonly rules: readonly string[]; readonly parts: readonly Told[] }> {
  await user.click(number);
  const dialog = screen.getByRole('dialog');
  for (const name of path) await user.click(within(dialog).getByRole('button', { name }));
  const lists = within(dialog).queryAllByRole('list');
  const parts = within(lists.at(-1) ?? dialog)
    .queryAllByRole('listitem')
    .map((item): Told => {
      const [name, amount] = [...(item.firstElementChild?.children ?? [])];
      return [name?.textContent ?? '', figureOf(amount)];
    });
  const answer = {
    number: figureOf(dialog.querySelector('h2 + div > div > :last-child')),
    rules: [...dialog.querySelectorAll('p')].map(({ textContent }) => textContent),
    parts,
  };
  await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  return answer;
}
