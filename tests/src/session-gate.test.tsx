import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { FakeSessionGateway } from '@adapters/fake/session/fake-session-gateway';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import type { Result } from '@application/ports/result';
import { FollowFailure } from '@application/session/follow-failure';
import { SessionTanLapse } from '@application/session/session-tan-lapse';
import { withSessionTan } from '@application/session/with-session-tan';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { sessionGate } from '@src/session/session-gate';
import { accessTokens } from '@src/modules/session/access-tokens';
import { bankTokens } from '@src/modules/session/bank-tokens';
import { platformTokens } from '@src/modules/platform/platform-tokens';
import { sessionTokens } from '@src/modules/session/session-tokens';
import * as E from 'fp-ts/Either';
import { challengeId, sessionId } from '@domain/codes/ids';
import type { Session } from '@domain/session/session';
import { Container } from 'inversify';
import { piecesOf } from '@tests/support/counted-scheduler.cjs';
import { RecordingExit } from '@tests/support/recording-exit';
import type { ReactNode } from 'react';
import { renderPage } from '../ui/render-page';
import { stillEnvironment } from './still-environment';

/** Over which the code of the TAN screen comes. */
const mockLine = { isLost: false };
jest.mock('@src/session/session-tan-screen', () => {
  if (mockLine.isLost) throw new Error('ChunkLoadError');
  return jest.requireActual('@src/session/session-tan-screen');
});

/** The gate of a customer with photo TAN, before a page with one field and a call. */
function visit({
  waiting = <p>Die Seite wird geöffnet.</p>,
  bank = new FakeBank(),
  found,
  behind,
}: {
  readonly waiting?: ReactNode;
  readonly bank?: FakeBank;
  readonly found?: Session;
  readonly behind?: ReactNode;
} = {}) {
  bank.world.agreement = { types: ['P_TAN'] };
  const { scheduler } = bank;
  const sessions = new FakeSessionGateway(bank);
  const lapse = new SessionTanLapse();
  const container = new Container();
  container.bind(accessTokens.foundSession).toConstantValue(() => found);
  container.bind(platformTokens.environment).toConstantValue(stillEnvironment);
  container.bind(platformTokens.logger).toConstantValue(new RecordingLogger());
  container.bind(platformTokens.identifiers).toConstantValue(new FakeIdentifiers());
  container.bind(bankTokens.sessionTanLapse).toConstantValue(lapse);
  container.bind(bankTokens.sessions).toConstantValue(sessions);
  container
    .bind(sessionTokens.followFailure)
    .toConstantValue(
      new FollowFailure(new RecordingNavigation(), new MemoryErrorMemory(), new RecordingExit()),
    );
  container.bind(platformTokens.clock).toConstantValue(scheduler);
  container.bind(platformTokens.scheduler).toConstantValue(scheduler);
  container
    .bind(sessionTokens.awaitPush)
    .toConstantValue(
      new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
    );
  const call = (): Result<string> =>
    withSessionTan(lapse)(bank.answer('call', 'session-tan', () => E.right('Antwort')));
  const openings: string[] = [];
  const Gate = sessionGate(container, {
    onSignedIn: () => undefined,
    onOpened: () => void openings.push('opened'),
  });
  const answers: string[] = [];
  renderPage(
    <Gate waiting={waiting}>
      <h1>Order erteilen</h1>
      <label>
        Stück <input />
      </label>
      <button
        onClick={() => void call()().then((answer) => answers.push(E.isRight(answer) ? answer.right : ''))}
      >
        Weiter
      </button>
      {behind}
    </Gate>,
  );
  const wait = () => act(() => scheduler.advance(0));
  return { bank, answers, openings, scheduler, wait };
}

// The first of them, as only the first fetches that code.
describe('code of the TAN screen that does not come while the customer works [TAN-01] [SH-10]', () => {
  it('is asked for again over the page, which keeps what is typed', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    const { bank, scheduler } = visit();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Stück' }), '42');
    mockLine.isLost = true;
    bank.world.session = { ...bank.world.session, sessionTanActive: false };
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    await act(() => scheduler.advance(400));
    await act(() => scheduler.advance(1200));
    const lost = 'Die Seite lässt sich gerade nicht öffnen';
    expect(await screen.findByRole('heading', { level: 1, name: lost })).toBeVisible();
    mockLine.isLost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sitzung freigeben' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Stück', hidden: true })).toHaveValue('42');
    jest.restoreAllMocks();
  });
});

describe('a session TAN that lapses while the customer works [TAN-01] [ORD-30]', () => {
  it('is asked for over the page, which then goes on where it was: field, focus, title and call', async () => {
    const { bank, answers, openings, wait } = visit();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Stück' }), '42');
    expect(openings).toEqual(['opened']);
    document.title = 'Order erteilen';
    bank.world.session = { ...bank.world.session, sessionTanActive: false };
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Sitzung freigeben' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Stück' })).not.toBeInTheDocument();
    await wait();
    expect(answers).toEqual([]);

    await userEvent.type(
      screen.getByRole('textbox', { name: /^TAN/ }),
      bank.tan.codeOf(challengeId('challenge-1')),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sitzung freigeben' }));
    await wait();

    expect(screen.getByRole('heading', { level: 1, name: 'Order erteilen' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Stück' })).toHaveValue('42');
    expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
    expect(document.title).toBe('Order erteilen');
    expect(answers).toEqual(['Antwort']);
  });
});

describe('the gate, until it is known whether the session is released [TAN-01]', () => {
  it('shows what the page has for that', async () => {
    const { bank, wait } = visit({ waiting: <p>Der Antrag wird geladen.</p> });
    expect(screen.getByText('Der Antrag wird geladen.')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await wait();
    expect(screen.queryByText('Der Antrag wird geladen.')).not.toBeInTheDocument();
    expect(bank.world.session.sessionTanActive).toBe(true);
  });

  it('lets a finger in between while the page behind it is drawn', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => <p key={at}>{`Zeile ${at + 1}`}</p>);
    const { scheduler } = visit({ behind: rows });
    const pieces = await piecesOf(async () => {
      await Promise.all([scheduler.advance(0), screen.findByText('Zeile 40')]);
    });
    expect(pieces).toBeGreaterThan(40);
  });

  it('does not read again what the guard before it has just read', async () => {
    const bank = new FakeBank();
    bank.faults.plan('load', { kind: 'hang', acts: false });
    const { openings, wait } = visit({ bank, found: { id: sessionId('found'), sessionTanActive: true } });
    await wait();
    expect(openings).toEqual(['opened']);
  });

  it('asks for the TAN where the guard has found none', async () => {
    const bank = new FakeBank();
    const found = { ...bank.world.session, sessionTanActive: false };
    bank.world.session = found;
    const { wait } = visit({ bank, found });
    await wait();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sitzung freigeben' })).toBeVisible();
  });
});
