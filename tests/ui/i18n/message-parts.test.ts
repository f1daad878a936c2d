import { messageParts, messageText } from '@ui/i18n/message-parts';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';

const texts = createTexts('de', {
  common: { unknownError: 'Unbekannter Fehler' },
  'error-codes': {
    plain: 'Ohne Verweis.',
    linked: 'Lesen Sie HYPERLINK vor dem Kauf.',
    last: 'Mehr dazu: HYPERLINK',
    unlinked: 'Mehr HYPERLINK dazu.',
    hostile: 'Klicken Sie HYPERLINK.',
    markup: '<b>fett</b> HYPERLINK',
    named: 'Zu {{name}}: HYPERLINK',
    led: 'Zur Gruppe: HYPERLINK',
  },
  hyperlinks: {
    linked: { text: 'das Blatt', url: '/ngbrk/orderbuch?a=1' },
    last: { text: 'Kenntnisse', url: '/ngbrk/verwaltung/wertpapierkenntnisse' },
    hostile: { text: 'hier', url: 'javascript:alert(1)' },
    markup: { text: '<i>hier</i>', url: '/ngbrk/' },
    named: { text: 'Order {{name}}', url: '/ngbrk/orderbuch' },
    led: { text: 'Gruppe', url: '/ngbrk/verwaltung/wertpapierkenntnisse?gruppe={{id}}&von=order' },
  },
});

describe('the words of a message and the link in them [KIT-05]', () => {
  it.each([
    ['plain', ['Ohne Verweis.'], 'no marker'],
    [
      'linked',
      ['Lesen Sie ', { text: 'das Blatt', href: '/ngbrk/orderbuch?a=1' }, ' vor dem Kauf.'],
      'the marker within',
    ],
    [
      'error-codes.last',
      ['Mehr dazu: ', { text: 'Kenntnisse', href: '/ngbrk/verwaltung/wertpapierkenntnisse' }],
      'the marker at the end, and the key with its prefix',
    ],
    ['unlinked', ['Mehr ', ' dazu.'], 'no link for the key: the marker goes'],
    ['hostile', ['Klicken Sie ', 'hier', '.'], 'a link that leads elsewhere stays words'],
    ['markup', ['<b>fett</b> ', { text: '<i>hier</i>', href: '/ngbrk/' }], 'markup stays text'],
  ])('%s: %j, as there is %s', (key, parts) => {
    expect(messageParts(texts, { key, args: {} })).toEqual(parts);
  });

  it('fills the arguments of both', () => {
    expect(messageText(texts, { key: 'named', args: { name: 'SAP' } })).toBe('Zu SAP: Order SAP');
  });

  it('puts an argument into an address as one value [KNO-04]', () => {
    const [, link] = messageParts(texts, { key: 'led', args: { id: 'etf&von=x#y' } });
    expect(link).toEqual({
      text: 'Gruppe',
      href: '/ngbrk/verwaltung/wertpapierkenntnisse?gruppe=etf%26von%3Dx%23y&von=order',
    });
  });
});

describe('what the bank says of a body that it cannot take [KIT-05]', () => {
  const bySource = { de: germanTexts, en: englishTexts } as const;

  it.each([
    ['de', 'fehler-feld-ungueltig', /Bitte prüfen Sie die Eingabe\./],
    ['en', 'fehler-feld-ungueltig', /Please check it\./],
    ['de', 'fehler-anfrage-ungueltig', /Bitte versuchen Sie es noch einmal\./],
    ['en', 'fehler-anfrage-ungueltig', /Please try again\./],
  ] as const)('in %s, %s is in words of ours, not in its technical ones', (language, key, words) => {
    const args = { grund: 'must match pattern "^(0|[1-9])$"' };
    const said = messageText(createTexts(language, bySource[language]), { key, args, text: args.grund });
    expect(said).toMatch(words);
    expect(said).not.toMatch(/pattern/);
  });
});

describe('before onlookers [SH-11]', () => {
  const german = createTexts('de', germanTexts);
  const english = createTexts('en', englishTexts);

  it.each([
    [
      'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag',
      { ausmachend: '15000.00', verfuegbar: '12480.55' },
      'Der verfügbare Betrag reicht nicht. Gebraucht werden •••• EUR, verfügbar sind •••• EUR.',
      'You do not have enough cash. •••• EUR is needed, •••• EUR is available.',
    ],
    [
      'fehler-nicht-genuegend-bestand',
      { verfuegbar: '40' },
      'Ihr Bestand reicht nicht. Verkaufen können Sie ••••.',
      'You do not hold enough. You can sell ••••.',
    ],
    ['fund-below-minimum', { min: '25.00' }, 'Der Mindestbetrag ist 25,00 EUR.', 'The minimum is 25.00 EUR.'],
  ])('%s covers what is the customer’s own, and nothing of the bank’s', (key, args, de, en) => {
    expect(messageText(german, { key, args }, true)).toBe(de);
    expect(messageText(english, { key, args }, true)).toBe(en);
  });

  it('else the same is said in full', () => {
    const said = messageText(german, { key: 'fund-above-available', args: { available: '12480.55' } });
    expect(said).toBe('Auf dem Konto sind 12.480,55 EUR verfügbar.');
  });

  const ownOf = (tree: typeof germanTexts): readonly string[] =>
    Object.entries(tree['error-codes']).flatMap(([key, text]) =>
      [...text.matchAll(/\{\{(\w+), own\}\}/g)].map(([, name]) => `${key} ${name ?? ''}`),
    );

  it('both languages cover the same, whatever is available to the customer among it', () => {
    expect([...ownOf(englishTexts)].sort()).toEqual([...ownOf(germanTexts)].sort());
    const available = Object.entries(germanTexts['error-codes']).filter(([, text]) =>
      /\{\{(?:verfuegbar|available|bestand|guthaben)\}\}/.test(text),
    );
    // What is bought by the same order was typed beside it.
    expect(available.map(([key]) => key)).toEqual(['fehler-folgeorder-menge-zu-hoch']);
  });
});
