/**
 * Lets jsdom compute a style once for all elements that cannot look different. For each question it goes through the
 * whole sheet of the browser again, and looking for a role asks for every element of the page and all around it: a
 * fifth of the time of a screen test. No test loads a sheet of its own (styles are stubbed), so that what an element looks
 * like hangs on its kind and on what is written into `style`, its own and of what is around it.
 */
export function rememberComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return compute(element, pseudo);
    const look = lookOf(element);
    const style = known.get(look) ?? compute(element);
    known.set(look, style);
    return style;
  };
}

/** Everything that the browser's sheet and the inheritance of jsdom look at. */
function lookOf(element: Element): string {
  const told: string[] = [kindOf(element)];
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around === element.parentElement) told.push(kindOf(around));
    const style = around.getAttribute('style');
    if (style !== null) told.push(style);
  }
  return told.join('|');
}

const kindOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute('type') ?? '',
    element.getAttribute('style') ?? '',
    element.hasAttribute('disabled'),
    element === document.activeElement,
  ].join(' ');
