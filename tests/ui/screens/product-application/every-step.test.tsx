import type { Language } from '@application/ports/device-preferences';
import { countries } from '@domain/codes/countries';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { entryOf, wireNameOf, type CatalogueEntry } from '@domain/product-application/catalogue/catalogue';
import type { Compiled } from '@domain/product-application/engine/compile';
import { compile } from '@tests/support/compile';
import { products, type Product } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { assetClasses } from '@domain/product-application/proposal/allocation';
import { securityOf } from '@domain/product-application/proposal/securities';
import { act, waitFor } from '@testing-library/react';
import { wholeDraft, type Telling } from '@tests/domain/product-application/whole-draft';
import { countryName } from '@ui/i18n/country-name';
import { createTexts, switchLanguage } from '@ui/i18n/texts';
import { hintOf } from '@ui/screens/product-application/field-words';
import * as E from 'fp-ts/Either';
import { fillBrowserGaps } from '../../browser-gaps';
import { markedFieldTexts, markedTexts, MARKED, unmarked } from '../../i18n/marked-texts';
import { ApplicationBrowser } from './application-bench';

beforeAll(fillBrowserGaps);

const groups = ['aktien', 'etf', 'fonds'];
const statements = [
  'loss-of-stake',
  'ownership',
  'leverage',
  'financing',
  'stop-order',
  'deposit-protection',
];
const TODAY = '2026-11-23';

function compiledFor(product: Product): Compiled {
  const made = compile(applicationFor(product, groups));
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
}

/** Somebody who has said everything, and goes through it once more, step by step. */
async function opened(product: Product, telling: Telling, who: 'stranger' | 'customer') {
  const compiled = compiledFor(product);
  const draft = wholeDraft(compiled, telling, TODAY);
  const { fields } = draft.snapshot;
  const known = [...compiled.configs.values()].flatMap(({ formFieldName: name, prefilled }) => {
    const entry = fields[name];
    return prefilled && (typeof entry === 'string' || typeof entry === 'boolean') ? [{ name, entry }] : [];
  });
  const browser = new ApplicationBrowser(undefined, known, {
    texts: createTexts('de', markedTexts.de),
    fieldTexts: markedFieldTexts,
  });
  browser.configured = {
    groups: groups.map((id) => ({ id, name: id })),
    conditions: ['3', '6', '12', '24'].map((term) => ({ id: term, term, rate: percentage(decimal('2.35')) })),
    statements: new Map(
      ['I1', 'I2'].flatMap((role) =>
        statements.map((id, at) => [`CFD_ANTWORT.ANTWORT_${role}_${at + 1}`, { id, text: id }] as const),
      ),
    ),
    legalTexts: new Map(
      [...compiled.fields.values()]
        .filter(({ entry }) => isAgreement(entry))
        .map(({ name }) => [wireNameOf(name) ?? name, '<p>Wortlaut der Bank</p>'] as const),
    ),
  };
  const now = browser.bank.scheduler.now();
  const kept = { ...draft, changedAt: Object.fromEntries(Object.keys(fields).map((name) => [name, now])) };
  if (who === 'stranger') browser.strangers.kept.set(product, kept);
  else browser.device.kept.set(product, kept);
  const { model } = browser.show(who, product === 'anlagedepot' ? '/planer' : `/antrag/${product}`);
  await waitFor(() => expect(model.walk?.flow.at).toBe(draft.step));
  const { walk } = model;
  if (walk === undefined) throw new Error('No application is open');
  return { browser, walk, isData: dataOf(Object.values(fields).map(String)) };
}

const isAgreement = ({ spec }: CatalogueEntry): boolean =>
  spec.rule.type === 'consent' || spec.rule.type === 'acceptance';

/** Names of securities as their issuers have them, of months as the browser has them, and of the currency by its code. */
const names = [
  ...assetClasses.flatMap((asset) =>
    [undefined, []].map((wished) => securityOf(asset, wished)).flatMap(({ name, wkn }) => [name, wkn]),
  ),
  ...(['de', 'en'] as const).flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at) =>
        new Intl.DateTimeFormat(language, { month }).format(new Date(2026, at)),
      ),
    ),
  ),
  'EUR',
];

/** Words of the page that are no texts of ours: names, countries as the browser has them, and what was typed. */
function dataOf(typed: readonly string[]): (left: string, language: Language) => boolean {
  const words = new Set([...typed, ...names].flatMap((each) => each.split(/\s+/)));
  return (left, language) =>
    countriesIn[language].has(left) ||
    left.split(/\s+/).every((word) => !/\p{L}/u.test(word) || words.has(word));
}

const countriesIn = {
  de: new Set([...countries].map((code) => countryName('de', code))),
  en: new Set([...countries].map((code) => countryName('en', code))),
};

/** Everything that is read or heard on the page: its texts, and the names of what has none. */
function said(): readonly string[] {
  const all: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      // The bank writes German only, and the page says so of its words (WCAG 3.1.2).
      if (!node.parentElement?.closest('[lang="de"]')) all.push(node.data);
    } else if (node instanceof Element)
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
        all.push(node.getAttribute(name) ?? '');
  }
  return all;
}

/** Every control of the step by the name of its field, a group of radio buttons as the one that it is. */
function controls(): readonly (readonly [name: string, control: Element])[] {
  return [...document.querySelectorAll('[id^="field-"]')]
    .filter((control) => control.matches('input, select, textarea'))
    .map((control) => [control.id.slice('field-'.length), control.closest('[role="radiogroup"]') ?? control]);
}

const sayings = [
  ['all by two', 'stranger'],
  ['least by one', 'customer'],
] as const;

describe.each(products)('every step of %s [APP-01] [APP-02] [SH-11]', (product) => {
  const seen = new Set<string>();

  /** Each field of the step has a name and, but in lists of the same question, a hint, both in the language shown. */
  function hearControls(language: Language): void {
    for (const [name, control] of controls()) {
      seen.add(name);
      expect(control).toHaveAccessibleName(MARKED[language]);
      const entry = entryOf(name);
      if (entry && hintOf(entry, { fields: markedFieldTexts[language] }) !== undefined)
        expect(control).toHaveAccessibleDescription(MARKED[language]);
      // What is agreed to can be read beside its tick.
      if (entry && isAgreement(entry))
        expect(control.closest('.tick')?.querySelector('summary')).toHaveTextContent(MARKED[language]);
    }
  }

  it.each(sayings)('says nothing but texts and names, where %s is said, to a %s', async (telling, wished) => {
    const { signIn } = applicationFor(product, groups);
    const { browser, walk, isData } = await opened(
      product,
      telling,
      signIn === 'required' ? 'customer' : wished,
    );
    const look = async (language: Language): Promise<void> => {
      for (const { name } of walk.listed) {
        act(() => walk.goTo(name));
        await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(MARKED[language]));
        const left = said().map((text) => unmarked(text, language));
        const unknown = left.filter((text) => text !== '' && !isData(text, language));
        expect({ name, language, unknown }).toEqual({ name, language, unknown: [] });
        await waitFor(() => hearControls(language));
      }
    };
    await look('de');
    await act(() => switchLanguage(browser.texts, 'en', markedTexts.en));
    await waitFor(() => expect(said().join('')).not.toMatch(/\uE000/));
    await look('en');
  });

  it('is seen with every field that it asks for', () => {
    const shown = [...compiledFor(product).configs.values()].filter(({ isHidden }) => !isHidden);
    expect(shown.map(({ formFieldName }) => formFieldName).filter((name) => !seen.has(name))).toEqual([]);
  });
});
