import { screen, within } from '@testing-library/react';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeTanMethodGateway } from '@adapters/fake/session/fake-tan-method-gateway';
import { TanCommonModel } from '@ui/screens/tan-common/tan-common-model';
import { TanCommonScreen } from '@ui/screens/tan-common/tan-common-screen';
import { act } from 'react';
import { renderPage } from '../../render-page';

/** The page of a customer to whom this has happened before. */
async function shown(before: (bank: FakeBank) => void = () => undefined): Promise<void> {
  const bank = new FakeBank();
  before(bank);
  const tanMethods = new FakeTanMethodGateway(bank);
  renderPage(<TanCommonScreen model={new TanCommonModel({ tanMethods, clock: bank.scheduler })} />);
  await act(() => bank.scheduler.advance(0));
}

describe('the page tan-common [TAN-08] [TAN-12]', () => {
  it('names each way, how it works, which is the standard, and the masked number', async () => {
    await shown(({ world }) => {
      world.agreement = { types: ['P_TAN', 'M_TAN', 'P_TAN_APP'] };
    });
    const trail = within(screen.getByRole('navigation', { name: 'Sie sind hier' })).getAllByRole('listitem');
    const [, sms, ...others] = screen.getAllByRole('listitem').filter((item) => !trail.includes(item));
    expect(others).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('photoTAN Standard');
    expect(sms).toHaveTextContent('Sie wird erst auf Ihre Anforderung gesendet.');
    expect(sms).toHaveTextContent('SMS gehen an +49 *** *** 4711.');
  });

  it('says what is left of both counters', async () => {
    await shown(({ tan }) => {
      tan.issue('order', 'x');
      tan.issue('order', 'y');
    });
    expect(screen.getByText('3 von 3 übrig')).toBeInTheDocument();
    expect(screen.getByText('3 von 5 übrig')).toBeInTheDocument();
    expect(screen.getByText('Aktiv')).toBeInTheDocument();
  });

  it('says what to do once locked', async () => {
    await shown(({ tan }) => {
      for (let count = 0; count < 6; count++) tan.issue('order', 'x');
    });
    expect(screen.getByText('Gesperrt')).toBeInTheDocument();
    expect(screen.getByText(/Rufen Sie uns an: Nach einer Prüfung/)).toBeInTheDocument();
  });
});
