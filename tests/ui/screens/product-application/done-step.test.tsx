import { screen } from '@testing-library/react';
import { applicationStates } from '@domain/product-application/submitted-application';
import { DoneStep } from '@ui/screens/product-application/done-step';
import { renderPage } from '../../render-page';

const received = { id: 'a', number: 'A1000001' } as const;

describe('what comes after an application [APP-13]', () => {
  it.each([
    ['IDENTIFICATION', /weisen Sie sich aus/],
    ['WAITING_FOR_SECOND', /zweite Person/],
    ['REVIEW', /Wir prüfen/],
    ['OPENED', /eröffnet/],
  ] as const)('%s is told as such', (state, words) => {
    renderPage(<DoneStep received={{ ...received, state }} product="depot" isCustomer />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Zu meinen Anträgen' })).toHaveAttribute(
      'href',
      '/ngbrk/antraege',
    );
  });

  it.each(applicationStates.filter((state) => state !== 'IDENTIFICATION'))(
    'in %s nobody is sent to prove who they are',
    (state) => {
      renderPage(<DoneStep received={{ ...received, state }} product="depot" isCustomer />);
      expect(screen.getByRole('status')).not.toHaveTextContent(/weisen Sie sich aus/);
    },
  );

  it('of a change it is told that it is made, not that something is open', () => {
    renderPage(<DoneStep received={{ ...received, state: 'OPENED' }} product="adresse" isCustomer />);
    expect(screen.getByRole('status')).toHaveTextContent('Die Änderung ist ausgeführt.');
    expect(screen.getByText('Ausgeführt')).toBeVisible();
  });

  it('a stranger is led to no page that is closed to them, and told how they will get there', () => {
    renderPage(
      <DoneStep received={{ ...received, state: 'IDENTIFICATION' }} product="depot" isCustomer={false} />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/Zugangsdaten/);
    expect(screen.getByText('A1000001')).toBeVisible();
  });

  it.each([
    ['RECEIVED', /weisen Sie sich aus: per Videoanruf/],
    ['WAITING_FOR_SECOND', /auf ihrem Telefon.*Danach weisen Sie sich aus/],
    ['REFUSED', /Den Grund schreiben wir Ihnen/],
  ] as const)('a stranger is told what comes after %s: %s', (state, words) => {
    renderPage(<DoneStep received={{ ...received, state }} product="tagesgeld" isCustomer={false} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('a second person without a sign-in of their own is sent to their telephone', () => {
    renderPage(
      <DoneStep received={{ ...received, state: 'WAITING_FOR_SECOND' }} product="depot" isCustomer />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(
      /auf ihrem Telefon, wenn sie noch keinen Zugang hat/,
    );
  });
});
