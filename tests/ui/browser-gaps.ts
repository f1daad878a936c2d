/** Fills what jsdom leaves out: dialogs and menus that open, media queries, scrolling, held pointers. */
export function fillBrowserGaps(): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  HTMLElement.prototype.showPopover = () => undefined;
  const held = new WeakMap<Element, number>();
  Element.prototype.setPointerCapture = function setPointerCapture(this: Element, pointerId) {
    held.set(this, pointerId);
    this.addEventListener('pointerup', () => held.delete(this), { once: true });
  };
  Element.prototype.hasPointerCapture = function hasPointerCapture(this: Element, pointerId) {
    return held.get(this) === pointerId;
  };
  if (!('CSS' in globalThis)) Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
}
