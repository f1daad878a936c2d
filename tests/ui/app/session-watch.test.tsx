import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionClock } from '@ui/app/session/session-clock';
import { SessionDialog } from '@ui/app/session/session-dialog';
import { SessionWarning } from '@ui/app/session/session-warning';
import { act } from 'react';
import { fillBrowserGaps } from '../browser-gaps';
import { renderInGerman } from '../render-in-german';
import { visit } from './portal';
import { watchedSession } from './watched-session';

beforeAll(fillBrowserGaps);

async function warned(options = {}) {
  const session = watchedSession(options);
  renderInGerman(<SessionWarning model={session.model} />);
  await session.pass(1200);
  return session;
}

const warning = () => screen.queryByRole('alertdialog', { name: 'Sind Sie noch da?' });

describe('the warning before the session ends', () => {
  it('comes after the idle time and says what will happen and what to do [KIT-08]', async () => {
    const { model, pass } = watchedSession();
    renderInGerman(<SessionWarning model={model} />);
    await pass(1199);
    expect(warning()).not.toBeInTheDocument();
    await pass(1);
    expect(warning()).toHaveAccessibleDescription(/melden wir Sie gleich ab.*Noch 30 Sekunden\./s);
  });

  it('puts the focus on what does no harm', async () => {
    await warned();
    expect(screen.getByRole('button', { name: 'Angemeldet bleiben' })).toHaveFocus();
  });

  it('counts each second for the eye, and says only a few of them [KIT-08]', async () => {
    const { pass } = await warned();
    const said = new Set<string | null>();
    const shown: string[] = [];
    for (let second = 30; second > 0; second--) {
      said.add(screen.getByRole('status').textContent);
      shown.push(screen.getByText(/^\d+$/).textContent);
      await pass(1);
    }
    expect(shown).toEqual(Array.from({ length: 30 }, (_, index) => String(30 - index)));
    expect([...said]).toEqual([30, 20, 10, 5].map((seconds) => `Noch ${seconds} Sekunden.`));
  });

  it.each(['{Escape}', 'a', '{ArrowDown}', '{Enter}', ' '])('goes at the key %s [KIT-08]', async (key) => {
    const { exit } = await warned();
    await userEvent.keyboard(key);
    expect(warning()).not.toBeInTheDocument();
    expect(exit.left).toEqual([]);
  });

  it.each(['{Tab}', '{Shift}', '{Control}', '{Alt}', '{Meta}'])(
    'stays at %s, which says nothing yet',
    async (key) => {
      await warned();
      await userEvent.keyboard(key);
      expect(warning()).toBeInTheDocument();
    },
  );

  it('lets the key that answers write nowhere', async () => {
    const session = watchedSession();
    renderInGerman(
      <>
        <input aria-label="Stückzahl" defaultValue="73" />
        <SessionWarning model={session.model} />
      </>,
    );
    await session.pass(1200);
    screen.getByRole('textbox', { name: 'Stückzahl' }).focus();
    await userEvent.keyboard('a');
    expect(warning()).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Stückzahl' })).toHaveValue('73');
  });

  it('goes by its button', async () => {
    await warned();
    await userEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' }));
    expect(warning()).not.toBeInTheDocument();
  });

  it('signs out at once by keyboard', async () => {
    const { exit } = await warned();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Jetzt abmelden' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(exit.left).toEqual([{ reason: 'wunsch' }]);
  });

  it('goes at any sign where the configuration says so [KIT-08]', async () => {
    const firm = await warned();
    act(() => firm.activity.sign());
    expect(warning()).toBeInTheDocument();
    await userEvent.keyboard('a');
    const lenient = await warned({ autoResume: true });
    act(() => lenient.activity.sign());
    expect(warning()).not.toBeInTheDocument();
  });

  it('ends in leaving when nobody answers [KIT-08]', async () => {
    const { exit, pass } = await warned();
    await pass(30);
    expect(exit.left).toEqual([{ reason: 'zeit' }]);
    expect(warning()).not.toBeInTheDocument();
  });
});

describe('the places of the session in the shell', () => {
  it('are the bar, the menu and above everything', async () => {
    const session = {
      Clock: () => <b>Uhr</b>,
      Dialogs: () => <b>Warnung</b>,
      Bell: () => null,
      Notices: () => null,
    };
    visit('/ngbrk/', { session });
    expect(screen.getByText('Warnung')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    const menu = await screen.findByRole('dialog', { name: 'Bereiche' });
    expect(within(menu).getByText('Uhr')).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).getByText('Uhr')).toBeInTheDocument();
  });
});

describe('the session’s clock', () => {
  it('shows minutes and seconds; its name changes by the minute', async () => {
    const { model, pass } = watchedSession();
    renderInGerman(<SessionClock model={model} />);
    const clock = screen.getByRole('button');
    expect(clock).toHaveTextContent('20:30');
    await pass(29);
    expect(clock).toHaveTextContent('20:01');
    expect(clock).toHaveAccessibleName('Noch angemeldet für 21 Minuten, Sitzungsdauer ändern');
    await pass(1);
    expect(clock).toHaveAccessibleName('Noch angemeldet für 20 Minuten, Sitzungsdauer ändern');
  });

  it('lets the customer shorten the session, and give the time back to the bank', async () => {
    const { model, device, pass } = watchedSession();
    renderInGerman(
      <>
        <SessionClock model={model} />
        <SessionDialog model={model} />
      </>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('dialog', { name: 'Ihre Sitzung' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '5 Minuten' }));
    await pass(1);
    expect(device.settings.idleMinutes).toBe(5);
    expect(model.secondsLeft).toBe(329);
    await userEvent.click(screen.getByRole('radio', { name: '20 Minuten' }));
    expect(device.settings.idleMinutes).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
