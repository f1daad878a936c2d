import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** Every test file, as it is named below `tests`. */
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(test|spec)\.tsx?$/.test(file),
);

/** The files that a page may mean by the end of a path; one, unless the page has to say more of it. */
const meant = (named: string): readonly string[] =>
  files.filter((file) => `/${file}`.endsWith(`/${named.replace(/^tests\//, '')}`));

/** What a file calls its tests, and the first cells of its tables, which name the cases. */
const namesIn = (file: string): readonly string[] =>
  Array.from(
    readFileSync(`tests/${file}`, 'utf8').matchAll(
      /(?:\b(?:it|test|describe)\(|\)\(|>\(|\[)\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`]+)`)/g,
    ),
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );

/** A claim of the page, and what proves it: the italics at its end. */
const CLAIM = /^- (?<claim>.+?) _(?<proof>Tests?: .+|Read, not tested\.)_$/;
const PROOF = /`(?<file>[\w/.-]+)` \((?<words>[^()]+)\)/g;

/** What is wrong with the proof of a claim. */
function problemsOf(proof: string): readonly string[] {
  const named = Array.from(proof.matchAll(PROOF), ({ groups }) => groups ?? {});
  const rest = proof.replaceAll(PROOF, '').replaceAll(/^Tests?: |[,.]|\s/g, '');
  return [
    ...(rest === '' ? [] : [`says more than files and words: ${rest}`]),
    ...(named.length === 0 ? ['names no test'] : []),
    ...named.flatMap(({ file = '', words = '' }) => {
      const [found, ...others] = meant(file);
      if (found === undefined || others.length > 0)
        return [`${file}: ${found ?? 'is not there'} ${others.join(' ')}`];
      const names = namesIn(found);
      return words
        .split('; ')
        .filter((part) => part.length < 5 || !names.some((name) => name.includes(part)))
        .map((part) => `${basename(found)} has no test called "${part}"`);
    }),
  ];
}

/** The bullets of the chapters, each on its line; what stands before the first chapter explains them. */
const bulletsOf = (page: string): readonly string[] =>
  page
    .slice(page.indexOf('\n## '))
    .split('\n')
    .filter((line) => /^\s*([-*+]|\d+\.) /.test(line));

describe('docs/security.md', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const bullets = bulletsOf(page);

  it('names for each claim the tests that prove it, or says that it is only read or left out', () => {
    expect(bullets.length).toBeGreaterThan(40);
    const problems = bullets.flatMap((bullet) => {
      if (/^- _Left out:_ \S/.test(bullet)) return [];
      const proof = CLAIM.exec(bullet)?.groups?.['proof'];
      if (proof === 'Read, not tested.') return [];
      const found = proof === undefined ? ['has no proof'] : problemsOf(proof);
      return found.map((problem) => `${bullet.slice(0, 60)}…: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it('claims nothing outside its bullets and its table', () => {
    const others = page
      .slice(page.indexOf('\n## '))
      .split('\n')
      .filter((line) => !/^(- |## V|\||$)/.test(line) && line !== 'Not used.');
    expect(others).toEqual([]);
  });

  it.each([
    ['no proof', '- Nothing is uploaded.'],
    ['a file that is not there', '- A. _Test: `nowhere.test.ts` (is nowhere)._'],
    ['a name that two files have', '- A. _Test: `guards.test.ts` (every call)._'],
    ['words that no test has', '- A. _Test: `headers.test.ts` (keeps everything everywhere)._'],
    ['a file without words', '- A. _Test: `headers.test.ts`._'],
  ])('would be caught with %s', (_what, bullet) => {
    const proof = CLAIM.exec(bullet)?.groups?.['proof'];
    expect(proof === undefined ? ['has no proof'] : problemsOf(proof)).not.toEqual([]);
  });
});

describe('docs/where-it-is-proved.md', () => {
  it('names tests that exist', () => {
    const page = readFileSync('docs/where-it-is-proved.md', 'utf8');
    const named = Array.from(
      page.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?|tests\/[\w/.-]+)`/g),
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !existsSync(name) && meant(name).length === 0)).toEqual([]);
  });
});
