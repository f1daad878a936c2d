import { onceReleased } from '@ui/forms/once-released';

/** A browser in which this element is pressed; jsdom presses nothing. */
const press = (pressed: Element | null) => jest.spyOn(document, 'querySelector').mockReturnValue(pressed);

afterEach(() => jest.restoreAllMocks());

describe('what waits for the end of a press', () => {
  it('acts at once while nothing is pressed, as when the keyboard leaves a field [KIT-03]', () => {
    const act = jest.fn();
    press(null);
    onceReleased(act);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel', 'keyup'])('acts once at %s, and never again [KIT-03]', (end) => {
    const act = jest.fn();
    press(document.body);
    onceReleased(act);
    expect(act).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(end));
    window.dispatchEvent(new Event('pointerup'));
    expect(act).toHaveBeenCalledTimes(1);
  });
});
