/** What is left of an element's height beside its words, in px. */
export function emptyHeight(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return element.getBoundingClientRect().height - words.getBoundingClientRect().height;
}
