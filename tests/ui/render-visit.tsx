import { act, render } from '@testing-library/react';
import { Fragment, useLayoutEffect, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';

/** Where a tab stands, and what leads elsewhere. */
interface Place {
  readonly location: Location;
  readonly navigate: NavigateFunction;
}

/** A page in a tab with a history: the addresses opened before it, its buttons, and loading it again. */
export function renderVisit(page: ReactElement, ...addresses: readonly string[]) {
  let place: Place | undefined;
  const tell = (told: Place): void => {
    place = told;
  };
  const texts = createTexts('de', germanTexts);
  const tab = (load: number) => (
    <I18nextProvider i18n={texts}>
      <MemoryRouter initialEntries={[...addresses]} initialIndex={addresses.length - 1}>
        <Teller tell={tell} />
        <Fragment key={load}>{page}</Fragment>
      </MemoryRouter>
    </I18nextProvider>
  );
  let loads = 0;
  const { rerender } = render(tab(loads));
  const go = (to: number) =>
    act(async () => {
      await place?.navigate(to);
      await settle();
    });
  return {
    back: () => go(-1),
    forward: () => go(1),
    reload: () => rerender(tab((loads += 1))),
    address: () => place && place.location.pathname + place.location.search,
  };
}

function Teller({ tell }: { readonly tell: (place: Place) => void }) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => tell({ location, navigate }), [location, navigate, tell]);
  return null;
}
