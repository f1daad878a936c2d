import type { GroupContent } from '../content/group-content';
import type { Language } from '../language';

/** How long each scene of a film stands, in seconds; the recorder keeps to it as the captions do. */
export const SCENE_SECONDS = 5;

/** The captions of a film, a cue a scene (WebVTT). */
export const captions = ({ film }: GroupContent, language: Language): string =>
  [
    'WEBVTT',
    ...film.map((scene, index) => {
      const from = clock(index * SCENE_SECONDS);
      const to = clock((index + 1) * SCENE_SECONDS);
      return `${index + 1}\n${from} --> ${to}\n${scene[language]}`;
    }),
  ].join('\n\n') + '\n';

const clock = (seconds: number): string =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
