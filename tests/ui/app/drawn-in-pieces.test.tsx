import { loaded, loading, type RemoteData } from '@domain/failure/remote-data';
import { allowed, type AccessDecision } from '@domain/access/access-decision';
import { instant } from '@domain/time/instant';
import { act, screen } from '@testing-library/react';
import { piecesOf } from '@tests/support/counted-scheduler.cjs';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { fillBrowserGaps } from '../browser-gaps';
import { renderInGerman } from '../render-in-german';
import { visit } from './portal';

beforeAll(fillBrowserGaps);

const COUNT = 40;
const now = instant(0);

/** As much as a slow telephone does not draw between two touches. */
const Rows = () => Array.from({ length: COUNT }, (_, at) => <p key={at}>{`Zeile ${at + 1}`}</p>);
const allRows = () => screen.findByText(`Zeile ${COUNT}`);

/** A finger waits all the time: what lets it in between is drawn in at least as many pieces as there are rows. */
describe('a page lets a finger in between while it is drawn', () => {
  it('when what it is about comes from the bank', async () => {
    const data = observable.box<RemoteData<string>>(loading(now), { deep: false });
    const Page = observer(() => (
      <RemoteView data={data.get()} subject="Das Depot" onRetry={() => undefined}>
        {() => <Rows />}
      </RemoteView>
    ));
    renderInGerman(<Page />);
    const pieces = await piecesOf(async () => {
      await Promise.resolve();
      runInAction(() => data.set(loaded('da', now)));
      await allRows();
    });
    expect(pieces).toBeGreaterThan(COUNT);
  });

  it('when its code comes', async () => {
    let come: (code: { readonly Screen: typeof Rows }) => void = () => undefined;
    const code = new Promise<{ readonly Screen: typeof Rows }>((resolve) => (come = resolve));
    visit('/ngbrk/', { screens: { start: () => code } });
    await act(() => Promise.resolve());
    const pieces = await piecesOf(async () => {
      come({ Screen: Rows });
      await allRows();
    });
    expect(pieces).toBeGreaterThan(COUNT);
  });

  it('when its guard lets somebody in', async () => {
    let come: (decision: AccessDecision) => void = () => undefined;
    const answer = new Promise<AccessDecision>((resolve) => (come = resolve));
    visit('/ngbrk/', { decide: () => answer, gate: Rows });
    const pieces = await piecesOf(async () => {
      come(allowed);
      await allRows();
    });
    expect(pieces).toBeGreaterThan(COUNT);
  });
});
