import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeAuthenticationGateway } from '@adapters/fake/session/fake-authentication-gateway';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import type { Fault } from '@adapters/fake/bank/fake-faults';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { EnterProtected } from '@application/tan/enter-protected';
import type { TanType } from '@domain/tan/tan-type';
import { ContactContext, type Contact } from '@ui/components/contact/contact';
import { ProtectedModel } from '@ui/tan/protected-model';
import { ProtectedWrapper } from '@ui/tan/protected-wrapper';
import { renderPage } from '../render-page';

const contact: Contact = {
  phone: '+49 30 901820',
  hours: { de: 'täglich', en: 'every day' },
  message: '/postfach/nachrichten/neu',
  isSignedIn: () => true,
};

/** The order area of a customer whose session is not released, with these ways, the favourite first. */
async function orderArea(types: readonly TanType[], prepare: (bank: FakeBank) => void = () => undefined) {
  const bank = new FakeBank();
  prepare(bank);
  bank.world.session = { ...bank.world.session, sessionTanActive: false };
  bank.world.agreement = { types };
  const orders = new FakeOrderGateway(bank);
  const authentication = new FakeAuthenticationGateway(bank);
  const { scheduler } = bank;
  const model = new ProtectedModel({
    enter: new EnterProtected(() => orders.dimensions({}), authentication),
    authentication,
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
    clock: scheduler,
    scheduler,
  });
  renderPage(
    <ContactContext value={contact}>
      <ProtectedWrapper model={model} subject="Der Orderbereich" title="Order erteilen">
        <p>Inhalt</p>
      </ProtectedWrapper>
    </ContactContext>,
  );
  const wait = (milliseconds = 0) => act(() => scheduler.advance(milliseconds));
  const code = (): string => {
    if (model.state.kind !== 'authorisation') throw new Error('Nothing to prove');
    if (model.state.tan.challenge === undefined) throw new Error('No challenge');
    return bank.tan.codeOf(model.state.tan.challenge.id);
  };
  return { bank, model, wait, code };
}

const brokenServer: Fault = { kind: 'failure', failure: { kind: 'server', errorId: 'E' }, acts: false };

const field = () => screen.getByRole('textbox', { name: /^TAN/ });
const complete = () => screen.getByRole('button', { name: 'Sitzung freigeben' });

describe('the protected wrapper [TAN-03]', () => {
  it('names the telephone, and no message that could only be written behind it [SH-11]', async () => {
    const { wait } = await orderArea(['P_TAN']);
    await wait();
    expect(screen.getAllByRole('link', { name: '+49 30 901820' })[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nachricht schreiben' })).toBeNull();
  });

  it('waits, asks for the TAN the bank requires, and shows the content after it', async () => {
    const { wait, code } = await orderArea(['P_TAN']);
    expect(screen.getByRole('status')).toHaveTextContent('Ihre Sitzung wird geprüft');
    await wait();
    expect(screen.getByRole('heading', { level: 1, name: 'Sitzung freigeben' })).toBeInTheDocument();
    expect(complete()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Inhalt')).not.toBeInTheDocument();
    await userEvent.type(field(), code());
    expect(complete()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(complete());
    await wait();
    expect(screen.getByText('Inhalt')).toBeInTheDocument();
  });

  it('shows the content at once where the session is released already', async () => {
    const { bank, wait } = await orderArea(['P_TAN']);
    bank.world.session = { ...bank.world.session, sessionTanActive: true };
    await wait();
    expect(screen.getByText('Inhalt')).toBeInTheDocument();
  });

  it('keeps the TAN state: an SMS waits for its button [TAN-05]', async () => {
    const { bank, wait } = await orderArea(['M_TAN', 'P_TAN']);
    await wait();
    expect(bank.tan.methods.challengesLeft).toBe(5);
    await userEvent.click(screen.getByRole('button', { name: 'SMS-TAN anfordern' }));
    await wait();
    expect(bank.tan.methods.challengesLeft).toBe(4);
  });

  it('goes on by itself once the push is approved', async () => {
    const { bank, model, wait } = await orderArea(['P_TAN_PUSH']);
    await wait();
    if (model.state.kind !== 'authorisation' || model.state.tan.challenge === undefined)
      throw new Error('No push');
    bank.tan.decide(model.state.tan.challenge.id, 'AUTHENTICATED');
    await wait(3000);
    expect(screen.getByText('Inhalt')).toBeInTheDocument();
  });

  it('marks the entry and shows the error when the content does not come, without another TAN', async () => {
    const { bank, wait, code } = await orderArea(['P_TAN']);
    await wait();
    await userEvent.type(field(), code());
    bank.faults.plan('dimensions', brokenServer);
    await userEvent.click(complete());
    await wait();
    expect(field()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Das hat nicht geklappt');
    const { challengesLeft } = bank.tan.methods;
    await userEvent.click(complete());
    await wait();
    expect(screen.getByText('Inhalt')).toBeInTheDocument();
    expect(bank.tan.methods.challengesLeft).toBe(challengesLeft);
  });

  it('says what went wrong when the bank cannot be asked at all, and asks again', async () => {
    const { wait } = await orderArea(['P_TAN'], ({ faults }) => faults.plan('dimensions', brokenServer));
    await wait();
    expect(screen.getByRole('heading', { level: 1, name: 'Order erteilen' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    await wait();
    expect(complete()).toBeInTheDocument();
  });
});
