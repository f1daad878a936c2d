import { noTurn } from '@adapters/fake/device/no-turn';
import { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { FakeApplications } from '@adapters/fake/application/fake-applications';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { MemoryApplicationDrafts } from '@adapters/fake/device/memory-application-drafts';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { applicationRegistration } from '@application/product-application/application-registration';
import { CarriedDrafts } from '@application/product-application/carried-drafts';
import { DraftsOfStrangers } from '@application/product-application/drafts-of-strangers';
import { FollowInApplication } from '@application/product-application/follow-in-application';
import { compiledApplication } from '@application/product-application/compiled-application';
import { OpenApplication } from '@application/product-application/open-application';
import { Release } from '@application/release/release';
import { FollowFailure } from '@application/session/follow-failure';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { Failure } from '@domain/failure/failure';
import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts, type Texts } from '@ui/i18n/texts';
import { ApplicationModel } from '@ui/screens/product-application/application-model';
import {
  PortfolioPlannerScreen,
  ProductApplicationScreen,
} from '@ui/screens/product-application/product-application-screen';
import { DRAFT_DEBOUNCE_MS } from '@ui/forms/draft-keeper';
import { RecordingExit } from '@tests/support/recording-exit';
import * as TE from 'fp-ts/TaskEither';
import { Route, Routes, useLocation } from 'react-router-dom';
import { inShell } from '../../in-shell';
import { releaseBench } from '../../release-bench';
import { renderPage } from '../../render-page';

const noLink = { wref: undefined, moduleIds: [], bundleIds: [] };
/** The texts of the page, in German first, and the words of the fields. */
const spoken = () => ({
  texts: createTexts('de', germanTexts),
  fieldTexts: { de: germanFieldTexts, en: englishFieldTexts },
});
const lostLine: Failure = { kind: 'no-answer', reason: 'offline', errorId: '1' };

/** Where the page has led to. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

/** A browser with what it keeps, and the bank's drawer; somebody opens an application in it, signed in or not. */
export class ApplicationBrowser {
  readonly bank = new FakeBank();
  readonly device = new MemoryApplicationDrafts();
  readonly strangers = new MemoryApplicationDrafts();
  /** How often the bank does not answer for the application itself before it does. */
  unanswered = 0;
  /** What was counted. */
  readonly tracked: string[] = [];
  /** How often the words of fields do not come before they do. */
  wordless = 0;
  readonly texts: Texts;
  readonly #fieldTexts: ReturnType<typeof spoken>['fieldTexts'];
  /** What the bank says of an application beyond what it says of every one. */
  configured: Partial<ApplicationConfiguration> = {};

  constructor(
    readonly drawer = new FakeApplicationDrafts(),
    /** What the bank knows of its customer. */
    readonly prefilled: ApplicationConfiguration['prefilled'] = [],
    { texts, fieldTexts } = spoken(),
  ) {
    this.texts = texts;
    this.#fieldTexts = fieldTexts;
  }

  /** Opens `antrag/depot` or another page, once it can be typed in; the page before is as if it had crashed. */
  async open(who: 'stranger' | 'customer', path = '/antrag/depot') {
    const fails = this.unanswered > 0 || this.wordless > 0;
    const shown = this.show(who, path);
    if (fails) await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal laden' }));
    await screen.findByRole('button', { name: /^(Weiter zu|Depot mit)/ });
    return shown;
  }

  /** Opens a page, and does not wait for what it shows. */
  show(who: 'stranger' | 'customer', path: string) {
    this.drawer.ails = who === 'stranger' ? { kind: 'session-expired' } : undefined;
    const { bank, drawer, device } = this;
    const { scheduler } = bank;
    const { tools, listOpenIntents } = releaseBench(bank, new MemoryCustomerStorage());
    const desk = new FakeApplications(bank);
    const navigation = new RecordingNavigation();
    const exit = new RecordingExit();
    const follow = new FollowFailure(navigation, new MemoryErrorMemory(), exit, { errorPath: '/fehler' });
    const prefilled = who === 'customer' ? this.prefilled : [];
    const model = new ApplicationModel('', {
      openApplication: new OpenApplication(
        {
          configuration: () =>
            this.unanswered-- > 0
              ? TE.left(lostLine)
              : TE.right({ ...desk.configured, ...this.configured, prefilled }),
        },
        {
          compiler: TE.right(compiledApplication),
          logger: { error: () => undefined },
          identifiers: tools.identifiers,
          turn: noTurn,
        },
      ),
      loadSelection: {
        execute: () => () =>
          Promise.resolve({
            wref: undefined,
            moduleIds: [],
            bundleIds: [],
            formVariant: undefined,
            names: new Map(),
            link: noLink,
          }),
      },
      drafts: new CarriedDrafts({
        device,
        strangers: new DraftsOfStrangers(this.strangers, scheduler),
        bank: drawer,
        ids: tools.identifiers,
        clock: scheduler,
        scheduler,
      }),
      bank: desk,
      fieldTexts: (language) =>
        this.wordless-- > 0 ? TE.left(lostLine) : TE.right(this.#fieldTexts[language]),
      visit: { hasConsent: () => false, origin: () => ({}) },
      release: new Release(applicationRegistration(desk), tools),
      listOpenIntents,
      followFailure: new FollowInApplication(follow, navigation, () => Promise.resolve(who === 'stranger')),
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
      track: (_product, event) => void this.tracked.push(event),
      signIn: () => undefined,
      clock: scheduler,
      scheduler,
    });
    const page = (
      <Routes>
        <Route path="/antrag/:produkt" element={<ProductApplicationScreen model={model} />} />
        <Route path="/planer" element={<PortfolioPlannerScreen model={model} />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    );
    const { unmount } = renderPage(inShell(page), path, this.texts);
    return { model, unmount };
  }

  /** The page is hidden before the customer pauses. */
  async hide(): Promise<void> {
    await act(() => this.bank.scheduler.hide());
  }

  /** The customer pauses, and what was typed is kept. */
  async pause(): Promise<void> {
    await act(() => this.bank.scheduler.advance(DRAFT_DEBOUNCE_MS));
  }
}
