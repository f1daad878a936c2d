/** A figure with two decimals that is no percentage, as money is written in German. */
const AMOUNT = /\d,\d{2}(?!\d|\s?%)/;

/** What can be pressed to be told where it comes from. */
const EXPLAINED = 'button[aria-haspopup="dialog"]';

/**
 * The amounts on the page that do not open their derivation, each with the words around it. What is left out says why:
 * each selector names a place at which an amount is no result.
 */
export function unexplainedAmounts(exceptions: Readonly<Record<string, string>>): readonly string[] {
  const leftOut = Object.keys(exceptions).join(', ');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode() !== null) {
    const { textContent, parentElement } = walker.currentNode;
    if (!AMOUNT.test(textContent ?? '') || parentElement === null) continue;
    if (parentElement.closest(EXPLAINED) !== null) continue;
    if (leftOut !== '' && parentElement.closest(leftOut) !== null) continue;
    found.push(parentElement.closest('p, li, td, th, dd, dt, div')?.textContent ?? '');
  }
  return found;
}
