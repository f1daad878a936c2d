import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { FakeSessionGateway } from '@adapters/fake/session/fake-session-gateway';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FollowFailure } from '@application/session/follow-failure';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { SessionTanGate } from '@ui/screens/session-tan/session-tan-gate';
import { SessionTanModel } from '@ui/screens/session-tan/session-tan-model';
import { RecordingExit } from '@tests/support/recording-exit';
import { act } from 'react';
import { renderPage } from '../../render-page';

/** The gate of a customer with photo TAN whose session is not released, unless prepared otherwise. */
async function gate(prepare: (bank: FakeBank) => void = () => undefined) {
  const bank = new FakeBank();
  bank.world.session = { ...bank.world.session, sessionTanActive: false };
  bank.world.agreement = { types: ['P_TAN'] };
  prepare(bank);
  const sessions = new FakeSessionGateway(bank);
  const { scheduler } = bank;
  const exit = new RecordingExit();
  const followFailure = new FollowFailure(new RecordingNavigation(), new MemoryErrorMemory(), exit);
  const model = new SessionTanModel({
    sessions,
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
    followFailure,
    clock: scheduler,
    scheduler,
  });
  renderPage(
    <SessionTanGate model={model}>
      <p>Inhalt</p>
    </SessionTanGate>,
  );
  const wait = () => act(() => scheduler.advance(0));
  await wait();
  const code = (): string => {
    const challenge = model.gate.kind === 'closed' ? model.gate.tan.challenge : undefined;
    if (challenge === undefined) throw new Error('No challenge');
    return bank.tan.codeOf(challenge.id);
  };
  return { bank, exit, wait, code };
}

const field = () => screen.getByRole('textbox', { name: /^TAN/ });
const complete = () => screen.getByRole('button', { name: 'Sitzung freigeben' });

describe('the session TAN screen [TAN-01]', () => {
  it('has headline, explanation, entry, and a button that waits for the whole TAN', async () => {
    await gate();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sitzung freigeben');
    expect(screen.getByText(/bestätigen Sie die Anmeldung einmal/)).toBeInTheDocument();
    expect(complete()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field(), '12345');
    expect(complete()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field(), '6');
    expect(complete()).not.toHaveAttribute('aria-disabled');
  });

  it('shows its content only once the session TAN is active', async () => {
    const { code, wait } = await gate();
    expect(screen.queryByText('Inhalt')).not.toBeInTheDocument();
    await userEvent.type(field(), code());
    await userEvent.click(complete());
    await wait();
    expect(screen.getByText('Inhalt')).toBeInTheDocument();
  });

  it('leaves for the sign-out, which knows why and the way back, when the session is over or cannot be read', async () => {
    const over = await gate((bank) => {
      bank.world.signedIn = false;
    });
    expect(over.exit.left).toEqual([{ reason: 'zeit', logoutUrl: undefined }]);
    const unreadable = await gate(({ faults }) => {
      const failure = { kind: 'undecodable', path: '0', errorId: 'E' } as const;
      faults.plan('load', { kind: 'failure', failure, acts: false });
    });
    expect(unreadable.exit.left).toEqual([{ reason: 'bank' }]);
  });

  it('waits where there is no line, and goes on by itself once it is back [CUS-05]', async () => {
    const { exit, wait } = await gate(({ faults }) => {
      const failure = { kind: 'no-answer', reason: 'offline', errorId: 'E' } as const;
      faults.plan('load', { kind: 'failure', failure, acts: false });
    });
    expect(screen.getByRole('heading', { name: 'Keine Verbindung zum Internet' })).toBeVisible();
    expect(exit.left).toEqual([]);
    act(() => void window.dispatchEvent(new Event('online')));
    await wait();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sitzung freigeben');
  });

  it('shows messages of type error only', async () => {
    const message = { key: 'unbekannt', args: {}, origin: [] };
    const { wait } = await gate(({ faults }) => {
      faults.plan('activate', {
        kind: 'failure',
        acts: false,
        failure: {
          kind: 'tan',
          reason: 'invalid',
          triesLeft: 2,
          messages: [
            { ...message, severity: 'ERROR', text: 'Diese TAN stimmt nicht.' },
            { ...message, severity: 'INFO', text: 'Nur ein Hinweis.' },
          ],
        },
      });
    });
    await userEvent.type(field(), '123456');
    await userEvent.click(complete());
    await wait();
    expect(field()).toHaveAccessibleDescription(/Diese TAN stimmt nicht\./);
    expect(screen.queryByText(/Nur ein Hinweis/)).not.toBeInTheDocument();
  });

  it('says at once that nothing helps when the lock is on [TAN-12]', async () => {
    await gate(({ tan }) => {
      for (let count = 0; count < 6; count++) tan.issue('order', 'x');
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Ihr TAN-Verfahren ist gesperrt');
    expect(screen.getByRole('alert')).toHaveTextContent('Rufen Sie uns an');
  });
});
