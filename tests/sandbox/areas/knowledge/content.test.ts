import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import { captions } from '@sandbox/areas/knowledge/media/film';
import { pictureOf } from '@sandbox/areas/knowledge/media/picture';

const everyText = GROUPS.flatMap(({ id, name, allows, expertise, film, picture, questions }) =>
  [
    name,
    allows,
    ...expertise,
    ...film,
    picture.title,
    picture.across,
    picture.up,
    ...picture.lines.map((line) => line.name),
    ...questions.flatMap(({ text, answers }) => [text, ...answers]),
  ].map((text) => ({ id, ...text })),
);

describe('the content of the product groups [KNO-01] [KNO-02]', () => {
  it('covers at least fifteen groups with an id each, of every class and both kinds', () => {
    expect(new Set(GROUPS.map(({ id }) => id)).size).toBe(GROUPS.length);
    expect(GROUPS.length).toBeGreaterThanOrEqual(15);
    expect(new Set(GROUPS.map(({ knowledgeClass }) => knowledgeClass))).toEqual(
      new Set(['BASIC', 'ADVANCED', 'EXPERT', 'SPECIAL']),
    );
    expect(new Set(GROUPS.map(({ kind }) => kind))).toEqual(new Set(['MOST_TRADED', 'OTHERS']));
  });

  it.each(GROUPS.map((group) => [group.id, group] as const))(
    '%s asks six questions with four different answers in both languages',
    (_id, { questions }) => {
      expect(questions).toHaveLength(6);
      for (const { answers } of questions) {
        expect(new Set(answers.map(({ de }) => de)).size).toBe(4);
        expect(new Set(answers.map(({ en }) => en)).size).toBe(4);
      }
    },
  );

  it('says everything in both languages', () => {
    expect(everyText.filter(({ de, en }) => de.trim() === '' || en.trim() === '')).toEqual([]);
  });

  it('captions every scene of a film, one after the other without a gap', () => {
    for (const group of GROUPS) {
      const cues = [...captions(group, 'de').matchAll(/(\S+) --> (\S+)\n(.+)/g)];
      expect(cues.map(([, , , text]) => text)).toEqual(group.film.map(({ de }) => de));
      expect(cues.slice(1).map(([, from]) => from)).toEqual(cues.slice(0, -1).map(([, , to]) => to));
    }
  });

  it('draws each line of a picture and names it', () => {
    for (const group of GROUPS) {
      const drawing = new DOMParserless(pictureOf(group, 'en'));
      expect(drawing.title).toBe(group.picture.title.en);
      expect(drawing.paths).toBe(1 + 2 * group.picture.lines.length);
    }
  });
});

/** As much of a drawing as the test reads. */
class DOMParserless {
  readonly title: string | undefined;
  readonly paths: number;

  constructor(svg: string) {
    this.title = /<title>([^<]+)<\/title>/.exec(svg)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
    this.paths = svg.split('<path ').length - 1;
  }
}
