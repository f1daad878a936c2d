import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrowserActivity } from '@adapters/browser/browser-activity';
import { BrowserPrivacyScreen } from '@adapters/browser/browser-privacy-screen';

/** What a browser has told of its customer. */
function listening() {
  const heard: string[] = [];
  const stop = new BrowserActivity(document).listen({
    onSign: () => heard.push('sign'),
    onSight: () => heard.push('sight'),
  });
  return { heard, stop };
}

const mouseAt = (screenX: number): MouseEvent => new MouseEvent('mousemove', { screenX, screenY: 5 });

describe('signs of the customer in the browser', () => {
  it.each(['mousedown', 'wheel', 'keydown', 'touchstart', 'touchmove', 'scroll'])(
    'hears %s, even where the page stops it [KIT-08]',
    (type) => {
      const { heard, stop } = listening();
      const button = document.createElement('button');
      document.body.append(button);
      button.addEventListener(type, (event) => event.stopPropagation());
      button.dispatchEvent(new Event(type));
      stop();
      expect(heard).toEqual(['sign']);
    },
  );

  it('hears a mouse that moves, not one under which the page moves [KIT-08]', () => {
    const { heard, stop } = listening();
    for (const place of [100, 100, 100]) document.dispatchEvent(mouseAt(place));
    expect(heard).toEqual([]);
    document.dispatchEvent(mouseAt(101));
    stop();
    expect(heard).toEqual(['sign']);
  });

  it('looks again when the page is seen, and hears nothing once stopped', () => {
    const { heard, stop } = listening();
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('keydown'));
    expect(heard).toEqual(['sight']);
  });
});

describe('the privacyScreen', () => {
  it('ends what is shown, and leaves one neutral sentence and title', () => {
    const ended: string[] = [];
    document.title = 'Depotübersicht, Anna Berger';
    document.body.innerHTML = '<div id="root">Anna Berger, 10 Stück</div><dialog>DE12</dialog>';
    const privacyScreen = new BrowserPrivacyScreen(document);
    privacyScreen.hang({
      end: () => void ended.push(document.body.textContent),
      lastWords: () => 'Sie werden abgemeldet.',
    });
    privacyScreen.draw();
    privacyScreen.draw();
    expect(ended).toEqual(['Anna Berger, 10 StückDE12']);
    expect(document.body.textContent).toBe('Sie werden abgemeldet.');
    expect(document.title).toBe('Depotwerk');
  });

  it('stands where the page before the portal has its words, whose styles outlive the views', () => {
    const privacyScreen = new BrowserPrivacyScreen(document);
    privacyScreen.hang({ end: () => undefined, lastWords: () => 'Sie werden abgemeldet.' });
    privacyScreen.draw();
    const page = readFileSync(join(__dirname, '../../ui/app/index.html'), 'utf8');
    const standing = new DOMParser().parseFromString(page, 'text/html').getElementById('first-wait');
    const words = document.querySelector('[role="status"]');
    expect(words?.className).toBe(standing?.className);
    expect(words?.parentElement?.className).toBe(standing?.parentElement?.className);
  });
});
