const FIRST = [
  'Blauer',
  'Stiller',
  'Kluger',
  'Roter',
  'Alter',
  'Junger',
  'Heller',
  'Flinker',
  'Ruhiger',
  'Grüner',
  'Weiter',
  'Kühler',
  'Tiefer',
  'Sanfter',
  'Klarer',
  'Munterer',
];
const SECOND = [
  'Hafen',
  'Turm',
  'Garten',
  'Falke',
  'Anker',
  'Kompass',
  'Winter',
  'Apfel',
  'Bogen',
  'Dachs',
  'Wald',
  'Ofen',
  'Regen',
  'Stein',
  'Vogel',
  'Brunnen',
];

/** Two German words by which a person sees that portal and telephone speak of the same challenge. */
export function checkPhrase(random: Buffer): string {
  const word = (list: readonly string[], index: number): string =>
    list[(random[index] ?? 0) % list.length] ?? '';
  return `${word(FIRST, 0)} ${word(SECOND, 1)}`;
}
