import { noTurn } from '@adapters/fake/device/no-turn';
import { FakeApplications } from '@adapters/fake/application/fake-applications';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryVisitMarks } from '@adapters/fake/device/memory-visit-marks';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { applicationRegistration } from '@application/product-application/application-registration';
import { FollowInApplication } from '@application/product-application/follow-in-application';
import { compiledApplication } from '@application/product-application/compiled-application';
import { OpenApplication } from '@application/product-application/open-application';
import { Release } from '@application/release/release';
import { FollowFailure } from '@application/session/follow-failure';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordingExit } from '@tests/support/recording-exit';
import { createFormats } from '@ui/i18n/formats';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { ApplicationWalk } from '@ui/screens/product-application/application-walk';
import { AskedFieldView } from '@ui/screens/product-application/asked-field-view';
import type { Wording } from '@ui/screens/product-application/field-words';
import { summaryDocument } from '@ui/screens/product-application/summary/summary-document';
import { SummaryStep } from '@ui/screens/product-application/summary/summary-step';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { releaseBench } from '../../release-bench';
import { renderInGerman } from '../../render-in-german';

const noLink = { wref: undefined, moduleIds: [], bundleIds: [] };
const TERMS = 'ZUSTIMMUNG.BEDINGUNGEN_I1';
const HOSTILE =
  '<h3>Bedingungen</h3><p>Vierzehn Tage <b>Widerruf</b><img src=x onerror="alert(1)"><script>alert(2)</script></p>';

/** An application for a depot, with a text of the bank behind the terms. */
async function openedWalk(link = { ...noLink, bundleIds: ['b'] }, offer = 'Paket Extra') {
  const bank = new FakeBank();
  const desk = new FakeApplications(bank);
  desk.configured = { ...desk.configured, legalTexts: new Map([[TERMS, HOSTILE]]) };
  const { scheduler } = bank;
  const { tools, listOpenIntents } = releaseBench(bank, new MemoryCustomerStorage());
  const opening = new OpenApplication(desk, {
    compiler: TE.right(compiledApplication),
    logger: { error: () => undefined },
    identifiers: tools.identifiers,
    turn: noTurn,
  }).execute('depot')();
  await scheduler.advance(1000);
  const opened = await opening;
  if (E.isLeft(opened)) throw new Error('No application');
  const navigation = new RecordingNavigation();
  const follow = new FollowFailure(navigation, new MemoryErrorMemory(), new RecordingExit(), {
    errorPath: '/fehler',
  });
  const walk = new ApplicationWalk(
    opened.right,
    {
      wref: 'standard',
      moduleIds: [],
      bundleIds: ['BUNDLE'],
      formVariant: undefined,
      names: new Map([['BUNDLE', offer]]),
      link,
    },
    {
      bank: desk,
      release: new Release(applicationRegistration(desk), tools),
      listOpenIntents,
      followFailure: new FollowInApplication(follow, navigation, () => Promise.resolve(false)),
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
      clock: scheduler,
      scheduler,
      drafts: {
        keep: () => async () => undefined,
        find: () => async () => O.none,
        listen: () => () => undefined,
        isOverElsewhere: () => async () => false,
        discard: () => TE.right(undefined),
      },
      visit: new MemoryVisitMarks(false),
    },
  );
  const { t } = createTexts('de', germanTexts);
  const wording: Wording = {
    t,
    fields: germanFieldTexts,
    formats: createFormats('de', t),
    group: () => undefined,
    statement: () => undefined,
    condition: () => undefined,
    legalText: (name) => walk.opened.configuration.legalTexts.get(name),
    known: () => undefined,
  };
  return { walk, wording };
}

const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.readAsText(file);
  });

/** What the customer saves, as text; jsdom makes no addresses of files. */
function savedTexts(): readonly Promise<string>[] {
  const texts: Promise<string>[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      texts.push(textOf(file));
      return 'blob:summary';
    },
    revokeObjectURL: () => undefined,
  });
  return texts;
}

describe('what is agreed to in an application [APP-10] [APP-12]', () => {
  it('can be read at its tick, word for word and without anything that acts', async () => {
    const { walk, wording } = await openedWalk();
    const asked = walk.compiled.fields.get(TERMS);
    if (asked === undefined) throw new Error('Nobody asks for the terms');
    renderInGerman(
      <AskedFieldView walk={walk} asked={asked} config={{ formFieldName: TERMS }} wording={wording} />,
    );
    await userEvent.click(await screen.findByText(/^Wortlaut: Ich habe die Bedingungen/));
    expect(await screen.findByRole('heading', { name: 'Bedingungen' })).toBeVisible();
    expect(screen.getByText('Widerruf').tagName).toBe('B');
    expect(document.querySelector('img, script')).toBeNull();
    expect(screen.getByText('Widerruf').closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  it('stands raw in the summary, what was typed stands escaped', async () => {
    const { walk, wording } = await openedWalk();
    const name = walk.compiled.fields.get('PERSON.GEBURTSORT_I1');
    if (name?.control !== 'text') throw new Error('Nobody asks for the place of birth');
    walk.form.field(name.node).setValue('<b>Kiel</b>');
    renderInGerman(<SummaryStep walk={walk} wording={wording} />);
    const row = (term: RegExp) => screen.getByText(term, { selector: 'dt' }).parentElement ?? document.body;
    expect(within(row(/^Geburtsort/)).getByText('<b>Kiel</b>')).toBeVisible();
    const terms = row(/^Ich habe die Bedingungen/);
    await userEvent.click(within(terms).getByText(/^Wortlaut/));
    expect((await within(terms).findByText('Widerruf')).tagName).toBe('B');
    expect(terms.querySelector('img, script')).toBeNull();
  });

  it('names what a link has chosen and is sent along, also in the document [APP-11]', async () => {
    const { walk, wording } = await openedWalk();
    renderInGerman(<SummaryStep walk={walk} wording={wording} />);
    const chosen = within(screen.getByRole('region', { name: 'Durch Ihren Link gewählt' }));
    expect(chosen.getByText('Paket Extra')).toBeVisible();
    expect(chosen.getByText('Paket Extra').closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(chosen.queryByRole('button')).toBeNull();
  });

  it('says in our words what we know of it, and nothing of what the bank offers everybody [APP-11]', async () => {
    const known = await openedWalk(undefined, 'CREDITCARD_PREMIUM');
    const { unmount } = renderInGerman(<SummaryStep {...known} />);
    expect(screen.getByText('Kreditkarte Premium').closest('[lang]')).toBeNull();
    unmount();
    renderInGerman(<SummaryStep {...await openedWalk(noLink)} />);
    expect(screen.queryByRole('region', { name: 'Durch Ihren Link gewählt' })).toBeNull();
  });

  it.each([
    [true, 'ja'],
    [false, 'nein'],
  ])('stands beside what is wanted for it: the bonus, %s [APP-13]', async (isWanted, said) => {
    const { walk, wording } = await openedWalk();
    const bonus = walk.compiled.fields.get('PRAEMIE.EROEFFNUNG');
    if (bonus?.control !== 'flag') throw new Error('Nobody asks for the bonus');
    walk.form.field(bonus.node).setValue(isWanted);
    renderInGerman(<SummaryStep walk={walk} wording={wording} />);
    const term = screen.getByText('Eröffnungsprämie nutzen', { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(said);
  });

  it('is part of the document that the customer keeps and prints', async () => {
    const { walk, wording } = await openedWalk();
    const texts = savedTexts();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    renderInGerman(<SummaryStep walk={walk} wording={wording} />);
    await userEvent.click(screen.getByRole('button', { name: 'Als Dokument sichern' }));
    const document = new DOMParser().parseFromString((await texts[0]) ?? '', 'text/html');
    expect(document.querySelector('h1')?.textContent).toBe('Depot eröffnen');
    expect(document.documentElement.lang).toBe('de');
    expect(document.querySelector('td b')?.textContent).toBe('Widerruf');
    expect(document.querySelector('img, script')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    expect(print).toHaveBeenCalledTimes(1);
    const sheet = screen.getByRole('article');
    expect(within(sheet).getByRole('heading', { name: 'Depot eröffnen' })).toBeVisible();
    expect(within(sheet).getByText('Widerruf')).toBeVisible();
  });

  it('and all else in the document is escaped', () => {
    const line = { name: 'x', label: '<i>Name</i>', value: '"A" & <script>', raw: undefined };
    const text = summaryDocument({
      title: '<Titel>',
      asOf: "O'Neil",
      parts: [{ title: '<Teil>', lines: [line] }],
      language: 'de',
    });
    const document = new DOMParser().parseFromString(text, 'text/html');
    expect(document.querySelector('h1')?.textContent).toBe('<Titel>');
    expect(document.querySelector('h2')?.textContent).toBe('<Teil>');
    expect(document.querySelector('th')?.textContent).toBe('<i>Name</i>');
    expect(document.querySelector('td')?.textContent).toBe('"A" & <script>');
    expect(document.querySelector('i, script')).toBeNull();
  });
});
