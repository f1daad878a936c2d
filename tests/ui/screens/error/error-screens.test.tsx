import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { offeringOf, type Offering } from '@domain/access/offering';
import { everybody, OfferingContext } from '@ui/app/offered';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portalConfig } from '../../../../scripts/webpack/portal-config';
import { allowedTarget } from '@domain/access/allowed-target';
import { errorTexts } from '@ui/screens/error/error-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import * as O from 'fp-ts/Option';
import { Route, Routes } from 'react-router-dom';
import type { RememberedError } from '@application/ports/error-memory';
import { ErrorScreen } from '@ui/screens/error/error-screen';
import { FunctionLockedScreen } from '@ui/screens/error/function-locked-screen';
import { NoDepotScreen } from '@ui/screens/error/no-depot-screen';
import { inShell } from '../../in-shell';
import { renderPage } from '../../render-page';

function showError(
  path: string,
  remembered?: RememberedError,
  navigation = new RecordingNavigation(),
): string[] {
  const done: string[] = [];
  const error = <ErrorScreen memory={{ recall: () => remembered }} />;
  renderPage(
    inShell(
      <Routes>
        <Route path="/cp/error/*" element={error} />
      </Routes>,
      undefined,
      async () => void done.push('signed out'),
      navigation,
    ),
    path,
  );
  return done;
}

describe('the generic error page', () => {
  it.each([
    ['/ngbrk/order/erstellung', '/ngbrk/order/erstellung'],
    ['https://boese.example/', undefined],
    [undefined, '/ngbrk/depotuebersicht'],
  ])('tries again on the page that went without positions (%s), nowhere else [GU-08]', (seite, href) => {
    showError('/cp/error', { code: 'depot-positions', args: { ...(seite !== undefined && { seite }) } });
    const again = screen.queryByRole('link', { name: 'Noch einmal versuchen' });
    expect(again?.getAttribute('href') ?? undefined).toBe(href);
  });

  it('leads back to the page and its query that the bank did not answer in time, never to the start [GU-08]', () => {
    const seite = '/ngbrk/order/erstellung?wkn=716460&side=buy';
    showError('/cp/error', { code: 'no-answer', args: { seite } });
    expect(screen.getByRole('heading', { name: 'Die Seite lässt sich gerade nicht laden' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute('href', seite);
  });

  it.each<[string, RememberedError['args'], readonly string[]]>([
    ['where a page was lost', { seite: '/ngbrk/order/erstellung' }, ['/ngbrk/order/erstellung']],
    ['where no page is known', {}, []],
    ['where the page is not the portal’s', { seite: 'https://boese.example/' }, []],
  ])('tries again by itself once the connection is back, and not before, %s [GU-08]', (_, args, left) => {
    const navigation = new RecordingNavigation();
    showError('/cp/error', { code: 'no-answer', args }, navigation);
    const turns = (event: 'online' | 'offline') => {
      jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(event === 'online');
      act(() => void window.dispatchEvent(new Event(event)));
    };
    turns('offline');
    expect(navigation.left).toEqual([]);
    turns('online');
    expect(navigation.left).toEqual(left);
    jest.restoreAllMocks();
  });

  it('speaks by the code of the path, with the button of the code [SH-05]', () => {
    showError('/cp/error/order');
    expect(screen.getByRole('heading', { name: 'Die Order konnte nicht bearbeitet werden' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Orderbuch' })).toHaveAttribute('href', '/ngbrk/orderbuch');
  });

  it('takes the code from the first child path only [SH-05]', () => {
    showError('/cp/error/not-found/order');
    expect(screen.getByRole('heading', { name: 'Das Gesuchte gibt es nicht' })).toBeVisible();
  });

  it('takes the remembered code when the path has none, and signs out as everywhere [SH-05]', async () => {
    const done = showError('/cp/error', { code: 'session-locked', args: {} });
    expect(screen.getByRole('heading', { name: 'Ihr TAN-Verfahren ist gesperrt' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Abmelden' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(done).toEqual(['signed out']);
  });

  it('tells the id of the failure, and how long it lasts where that is known [SH-05]', () => {
    showError('/cp/error', { code: 'fehler-wartung', args: { errorId: 'E-1', bis: '23.11.2026' } });
    expect(screen.getByText('Fehlernummer E-1')).toBeVisible();
    expect(screen.getByText(/geht es am 23.11.2026 weiter/)).toBeVisible();
  });

  it('says nothing of a time it does not know, nor of arguments of another error [SH-05]', () => {
    showError('/cp/error/fehler-wartung', { code: 'generic', args: { errorId: 'E-1', bis: '23.11.2026' } });
    expect(screen.queryByText(/geht es am/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Fehlernummer/)).not.toBeInTheDocument();
  });

  it.each(Object.entries(germanTexts.errors).filter(([, texts]) => 'box' in texts))(
    'has headline, text and one allowed way on for %s, in both languages [SH-05]',
    (code) => {
      for (const [language, texts] of [
        ['de', germanTexts],
        ['en', englishTexts],
      ] as const) {
        const { headline, text, button } = errorTexts(createTexts(language, texts), code, {});
        expect([headline, text].every((words) => words.length > 10)).toBe(true);
        expect(O.isSome(allowedTarget(button?.href ?? ''))).toBe(true);
      }
    },
  );

  it('has words for each configured blocker that has no page of its own [KIT-13]', () => {
    const { blockers } = portalConfig(true).errorPage;
    const spoken = blockers.filter((key) => key in germanTexts.errors);
    expect(blockers.filter((key) => !spoken.includes(key))).toEqual(['fehler-aktion-gesperrt']);
  });

  it.each([
    ['/cp/error', 'no code at all'],
    ['/cp/error/nobody-knows', 'an unknown code'],
    ['/cp/error/constructor', 'a name every object has'],
    ['/cp/error/noDepot', 'a text that is no error code'],
  ])('%s falls back to the generic words: %s [SH-05]', (path) => {
    showError(path);
    expect(screen.getByRole('heading', { name: 'Das hat gerade nicht geklappt' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/ngbrk/');
  });
});

describe('other error pages', () => {
  const unasked = (): void => {
    throw new Error('Nobody was sent here');
  };
  const nothing = new MemoryErrorMemory();
  let depots: MemoryErrorMemory;
  beforeEach(() => {
    depots = new MemoryErrorMemory();
    depots.remember({ code: 'depots-not-loaded', args: { seite: '/ngbrk/order/erstellung' } });
  });
  const always = ['Konten', 'Postfach'];
  const funds = offeringOf([{ type: 'COMINVEST' }]);
  const links = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('says how to get a depot [SH-06]', () => {
    renderPage(inShell(<NoDepotScreen findOffering={unasked} memory={nothing} />));
    expect(screen.getByRole('heading', { level: 1, name: 'Kein Depot' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Depot eröffnen' })).toHaveAttribute(
      'href',
      '/ngbrk/antrag/depot',
    );
  });

  it('says of depots that did not come that they did not, never that there are none, and tries again [SH-06] [GU-08]', () => {
    renderPage(inShell(<NoDepotScreen findOffering={unasked} memory={depots} />), '/ngbrk/kein-depot');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Ihre Depots lassen sich gerade nicht laden' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
      'href',
      '/ngbrk/order/erstellung',
    );
    expect(screen.queryByText(/noch kein passendes Depot/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Depot eröffnen' })).not.toBeInTheDocument();
  });

  it('says so once: opened later in the tab, it speaks of the depots again [SH-06]', () => {
    const element = <NoDepotScreen findOffering={unasked} memory={depots} />;
    const { unmount } = renderPage(inShell(element), '/ngbrk/kein-depot');
    expect(screen.queryByRole('heading', { name: 'Kein Depot' })).toBeNull();
    unmount();
    renderPage(inShell(element), '/ngbrk/kein-depot');
    expect(screen.getByRole('heading', { level: 1, name: 'Kein Depot' })).toBeVisible();
  });

  /** The page as a guard leads there from what was wanted, for a customer who is offered this. */
  const sentFrom = (wanted: string, offering: Offering | undefined) => {
    const findOffering = jest.fn();
    renderPage(
      inShell(
        <OfferingContext value={{ offering }}>
          <NoDepotScreen findOffering={findOffering} memory={depots} />
        </OfferingContext>,
      ),
      { pathname: '/ngbrk/kein-depot', state: { wanted: `/ngbrk/${wanted}` } },
    );
    expect(findOffering).toHaveBeenCalledTimes(1);
  };

  it.each<readonly [string, Offering | undefined, readonly string[]]>([
    ['not known yet', undefined, always],
    ['no depot', offeringOf([]), always],
    [
      'a fund depot alone',
      funds,
      ['Fondsdepot: einzahlen', 'Fondsdepot: auszahlen', 'Beobachtungsliste', 'Depotübersicht', ...always],
    ],
  ])(
    'leads from an order to what opens, and to opening a depot: %s [SH-06] [FUN-01]',
    (_, offering, shown) => {
      sentFrom('order/erstellung', offering);
      expect(links()).toEqual(shown);
      expect(screen.getByRole('link', { name: 'Depot eröffnen' })).toBeVisible();
      expect(screen.getByRole('link', { name: '069 1' })).toHaveAttribute('href', 'tel:0691');
    },
  );

  it.each<readonly [string, Offering, readonly string[], number]>([
    ['no depot', offeringOf([]), always, 1],
    [
      'another depot',
      everybody,
      ['Order erteilen', 'Sparplan anlegen', 'Beobachtungsliste', 'Depotübersicht', ...always],
      0,
    ],
  ])(
    'says how to come by a fund depot, which no application opens, and what does the same: %s [SH-06] [FUN-01]',
    (_, offering, shown, applications) => {
      sentFrom('cominvest/auszahlen', offering);
      expect(screen.getByRole('heading', { level: 1, name: 'Kein Fondsdepot' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Hierfür brauchen Sie ein Fondsdepot' })).toBeVisible();
      expect(screen.getByText(/Online lässt es sich nicht eröffnen: Rufen Sie uns an/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Nachricht schreiben' })).toBeVisible();
      expect(links()).toEqual(shown);
      expect(screen.queryAllByRole('link', { name: 'Depot eröffnen' })).toHaveLength(applications);
    },
  );

  it('says that a function is locked, and what is not affected [SH-06]', () => {
    renderPage(inShell(<FunctionLockedScreen />));
    expect(screen.getByRole('heading', { level: 1, name: 'Funktion gesperrt' })).toBeVisible();
    expect(screen.getByText(/offenen Orders sind davon nicht berührt/)).toBeVisible();
  });
});
