import { screen, within } from '@testing-library/react';
import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { challengeId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import { act } from 'react';
import { PAGE, shown, user } from './knowledge-bench';

const path = () => screen.getByRole('region', { name: 'Optionsscheine' });
const button = (name: string) => within(path()).getByRole('button', { name });
const press = async (name: string): Promise<void> => user.click(button(name));
const answer = async (text: string): Promise<void> => {
  await user.click(within(path()).getByRole('radio', { name: text }));
  await press('Antwort prüfen');
};
const toQuiz = async (): Promise<void> => {
  await user.click(within(path()).getByRole('radio', { name: '1 bis 4' }));
  await press('Speichern und weiter');
  await press('Gelesen, weiter zu den Medien');
  await press('Weiter zum Quiz');
};

describe('the overview [KNO-01]', () => {
  it('lists groups by kind with class, state and what they let one trade', async () => {
    await shown();
    expect(screen.getByText(/Sie haben 1 von 4 Produktgruppen nachgewiesen/)).toBeVisible();
    const most = screen.getByRole('region', { name: 'Häufig gehandelt 1 von 3' });
    const [etf, , warrants] = within(most).getAllByRole('link');
    expect(etf).toHaveTextContent('ETFsNachgewiesenETFs kaufenEinfach');
    expect(warrants).toHaveTextContent('OptionsscheineNicht nachgewiesenOptionsscheine kaufenSpeziell');
    expect(screen.getByRole('heading', { name: 'Wählen Sie eine Produktgruppe' })).toBeInTheDocument();
  });

  it('follows a failure as every page does, and offers to load again', async () => {
    const expired: Failure = { kind: 'session-expired', logoutUrl: '/lp/wt/logout' };
    const { followed } = await shown(PAGE, ({ faults }) =>
      faults.plan('productGroups', { kind: 'failure', failure: expired, acts: false }),
    );
    expect(followed).toEqual([expired]);
    await user.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    expect(await screen.findByText(/Sie haben 1 von 4/)).toBeVisible();
  });

  it('says of an address with an unknown group that there is none', async () => {
    await shown(`${PAGE}?gruppe=lotto`);
    expect(screen.getByRole('heading', { name: 'Diese Produktgruppe gibt es nicht' })).toBeInTheDocument();
  });
});

describe('the learning path [KNO-02]', () => {
  beforeEach(() => shown(`${PAGE}?gruppe=optionsscheine`));

  it('begins with experience, which has to be said', async () => {
    expect(button('Speichern und weiter')).toHaveAccessibleDescription(/Wählen Sie zuerst/);
    await press('Speichern und weiter');
    expect(within(path()).getByRole('listitem', { current: 'step' })).toHaveTextContent('1 Erfahrung');
  });

  it('shows what there is to know, then booklet, film with captions and picture', async () => {
    await user.click(within(path()).getByRole('radio', { name: 'keine' }));
    await press('Speichern und weiter');
    expect(await within(path()).findByText('Was Optionsscheine sind.')).toBeVisible();
    await press('Gelesen, weiter zu den Medien');
    expect(within(path()).getByRole('link', { name: /Heft in neuem Fenster/ })).toHaveAttribute(
      'href',
      '/media/wissen/optionsscheine.de.pdf',
    );
    const film = within(path()).getByLabelText('Film: Optionsscheine');
    expect(film.querySelector('track')).toHaveAttribute('src', '/media/wissen/optionsscheine.de.vtt');
    expect(within(path()).getByRole('img', { name: 'Bild: Optionsscheine' })).toBeInTheDocument();
  });

  it('asks one question after the other, and is done when all are right', async () => {
    await toQuiz();
    expect(await within(path()).findByText('Frage 1 von 2')).toBeVisible();
    await answer('erste richtig');
    expect(await within(path()).findByText('Richtig.')).toBeVisible();
    expect(within(path()).getByRole('heading', { name: 'Quiz Frage 2 von 2' })).toHaveFocus();
    await answer('zweite richtig');
    expect(await within(path()).findByText('Sie haben diese Produktgruppe nachgewiesen.')).toBeVisible();
    expect(within(path()).getByText('Alle Fragen sind richtig beantwortet.')).toBeVisible();
    expect(screen.getByText(/Sie haben 2 von 4/)).toBeVisible();
  });

  it('takes a try for a wrong answer without telling the right one, and locks after three', async () => {
    await toQuiz();
    await answer('erste falsch');
    expect(await within(path()).findByText('Diese Antwort war nicht richtig.')).toBeVisible();
    expect(within(path()).getByText(/^Noch 2 von 3 Versuchen/)).toBeVisible();
    await answer('erste auch falsch');
    await answer('erste ganz falsch');
    expect(await within(path()).findByText(/^Das Quiz ist bis .* gesperrt\.$/)).toBeVisible();
    expect(within(path()).getByRole('heading', { name: 'Quiz' })).toHaveFocus();
    expect(within(path()).queryByRole('radio')).toBeNull();
  });

  it('goes back to an earlier step, and forward again', async () => {
    await toQuiz();
    await press('Erfahrung');
    expect(within(path()).getByRole('radio', { name: '1 bis 4' })).toBeChecked();
    await press('Quiz');
    expect(within(path()).getByText('Frage 1 von 2')).toBeVisible();
  });
});

describe('the target market of a depot [KNO-03]', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Zielmarkt Ihrer Depots' }));
  const market = (bank: FakeBank) => bank.world.depots[0]?.targetMarket;
  const withMarket = (targetMarket: string) => (bank: FakeBank) => {
    bank.world.progress = bank.world.progress.map((each) =>
      each.groupId === 'aktien' ? { ...each, status: 'VERIFIED', step: 'SUCCESSFUL' } : each,
    );
    bank.world.depots = bank.world.depots.map((depot) => ({ ...depot, targetMarket }));
  };

  const raised = async (): Promise<FakeBank> => {
    const { bank } = await shown(PAGE, withMarket('BASIC'));
    await user.click(await panel().findByRole('radio', { name: 'Erweitert' }));
    await user.click(panel().getByRole('button', { name: 'Mit TAN erweitern' }));
    await act(() => bank.scheduler.advance(1000));
    return bank;
  };
  const release = async (bank: FakeBank): Promise<void> => {
    const code = bank.tan.codeOf(challengeId('challenge-1'));
    await user.type(panel().getByRole('textbox', { name: /^TAN/ }), code);
    await user.click(panel().getByRole('button', { name: 'Zielmarkt freigeben' }));
    await act(() => bank.scheduler.advance(1000));
  };

  it('goes up with a TAN that signs it in words', async () => {
    const bank = await raised();
    expect(
      panel().getByText('Zielmarkt des Depots 1000000001 von „Einfach“ auf „Erweitert“ ändern.'),
    ).toBeVisible();
    await release(bank);
    expect(panel().getByText('Der Zielmarkt ist geändert.')).toBeVisible();
    expect(market(bank)).toBe('ADVANCED');
    // The button of the release is gone with it.
    expect(panel().getByRole('heading', { name: 'Zielmarkt Ihrer Depots' })).toHaveFocus();
  });

  it('says why a release did not arrive, and takes the focus there [ORD-17]', async () => {
    const bank = await raised();
    const failure: Failure = { kind: 'server', errorId: 'E-7' };
    bank.faults.plan('changeTargetMarket', { kind: 'failure', failure, acts: false });
    await release(bank);
    expect(panel().getByRole('alert')).toHaveTextContent('In unseren Systemen ist ein Fehler aufgetreten.');
    expect(panel().getByRole('alert')).toHaveFocus();
  });

  it('is where a plan leads that the depot is not meant for', async () => {
    await shown(`${PAGE}?von=sparplan#target-market`, withMarket('BASIC'));
    expect(await panel().findByRole('heading', { name: 'Zielmarkt Ihrer Depots' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Zurück zum Sparplan' })).toHaveAttribute(
      'href',
      '/ngbrk/wertpapiersparplan/anlegen',
    );
  });

  it('goes down at once, without a proof', async () => {
    const { bank } = await shown(PAGE, withMarket('ADVANCED'));
    await user.click(await panel().findByRole('radio', { name: 'Einfach' }));
    await user.click(panel().getByRole('button', { name: 'Zielmarkt ändern' }));
    await act(() => bank.scheduler.advance(1000));
    expect(panel().getByText('Das Depot ist jetzt für „Einfach“ gedacht.')).toBeVisible();
    expect(market(bank)).toBe('BASIC');
  });

  it('offers no class above what was proved, and says which is the highest', async () => {
    await shown(PAGE, withMarket('BASIC'));
    expect(await panel().findByRole('radio', { name: 'Speziell' })).toBeDisabled();
    expect(panel().getByText(/geht höchstens/)).toBeVisible();
    expect(panel().getByRole('button', { name: 'Zielmarkt ändern' })).toHaveAccessibleDescription(
      'Wählen Sie zuerst einen anderen Zielmarkt.',
    );
  });
});

describe('a warning that led here [KNO-04]', () => {
  const back = (name: string) => within(path()).queryByRole('link', { name });

  it.each([
    ['order', 'Zurück zur Order', '/ngbrk/order/erstellung'],
    ['sparplan', 'Zurück zum Sparplan', '/ngbrk/wertpapiersparplan/anlegen'],
  ])('leads back to where its draft waits: %s', async (from, name, href) => {
    await shown(`${PAGE}?gruppe=optionsscheine&von=${from}`);
    expect(back(name)).toHaveAttribute('href', href);
    expect(screen.getAllByRole('link', { name: /Genussscheine/ })[0]).toHaveAttribute(
      'href',
      `${PAGE}?gruppe=genussscheine&von=${from}`,
    );
  });

  it('leads nowhere for a page it does not know', async () => {
    await shown(`${PAGE}?gruppe=optionsscheine&von=https://example.org`);
    expect(within(path()).queryByRole('link', { name: /^Zurück/ })).toBeNull();
  });
});

describe('an answer that gets lost [KNO-02]', () => {
  it('is told, may be sent again, and counts once', async () => {
    await shown(`${PAGE}?gruppe=optionsscheine`, ({ faults }) =>
      faults.plan('quizAnswer', { kind: 'drop-answer' }),
    );
    await toQuiz();
    await answer('erste falsch');
    expect(await within(path()).findByText(/^Ihre Antwort ist nicht geprüft/)).toBeVisible();
    expect(within(path()).getByText(/^Noch 2 von 3/)).toBeVisible();
    await press('Antwort prüfen');
    expect(await within(path()).findByText('Diese Antwort war nicht richtig.')).toBeVisible();
    expect(within(path()).getByText(/^Noch 2 von 3/)).toBeVisible();
  });
});

describe('a session that ends on the path [KIT-12]', () => {
  const expired: Failure = { kind: 'session-expired', logoutUrl: '/lp/wt/logout' };

  it.each(['learningMaterial', 'experience', 'quizAnswer'])('is followed as everywhere: %s', async (call) => {
    const { followed } = await shown(`${PAGE}?gruppe=optionsscheine`, ({ faults }) =>
      faults.plan(call, { kind: 'failure', failure: expired, acts: false }),
    );
    if (call === 'experience') {
      await user.click(within(path()).getByRole('radio', { name: '1 bis 4' }));
      await press('Speichern und weiter');
    }
    if (call === 'quizAnswer') {
      await toQuiz();
      await answer('erste richtig');
    }
    expect(followed).toEqual([expired]);
  });
});
