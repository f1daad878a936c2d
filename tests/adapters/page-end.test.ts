import { watchPageEnd } from '@adapters/browser/page-end';

function open() {
  const events = new EventTarget();
  const document: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = { addEventListener: events.addEventListener.bind(events), document };
  const heard: boolean[] = [];
  const mayEnd = watchPageEnd(page);
  events.addEventListener('pagehide', () => heard.push(mayEnd()));
  return { mayEnd, document, heard, hear: (sign: string) => events.dispatchEvent(new Event(sign)) };
}

describe('whether the page may end [APP-15]', () => {
  it('is known to all who hear it go, before it counts as hidden, until it is shown again', () => {
    const { mayEnd, heard, hear } = open();
    expect(mayEnd()).toBe(false);
    hear('pagehide');
    expect([heard, mayEnd()]).toEqual([[true], true]);
    hear('pageshow');
    expect(mayEnd()).toBe(false);
  });

  it('goes by whether it is seen', () => {
    const { mayEnd, document } = open();
    document.visibilityState = 'hidden';
    expect(mayEnd()).toBe(true);
    document.visibilityState = 'visible';
    expect(mayEnd()).toBe(false);
  });
});
