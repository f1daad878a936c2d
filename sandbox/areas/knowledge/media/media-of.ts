import { both, type GroupContent, type Translated } from '../content/group-content';
import type { Language } from '../language';

/** A document, film or picture about a group, with the addresses of its file and, for a film, of its captions. */
export interface MediaAnswer {
  mediaId: string;
  type: 'PDF' | 'VIDEO' | 'IMAGE';
  title: string;
  href: string;
  captions: string | null;
}

/** Where the media lie; they are the same for everybody and hold nothing of a customer. */
export const MEDIA_PATH = '/media/wissen';

const BOOKLET = both('Basiswissen', 'Basics');
const FILM = both('Film', 'Film');

/** The media of a group, in the order in which they are learned from. */
export function mediaOf({ id, name, picture }: GroupContent, language: Language): MediaAnswer[] {
  const titled = (kind: Translated): string => `${kind[language]}: ${name[language]}`;
  return [
    {
      mediaId: `${id}-heft`,
      type: 'PDF',
      title: titled(BOOKLET),
      href: `${MEDIA_PATH}/${id}.${language}.pdf`,
      captions: null,
    },
    {
      mediaId: `${id}-film`,
      type: 'VIDEO',
      title: titled(FILM),
      href: `${MEDIA_PATH}/${id}.webm`,
      captions: `${MEDIA_PATH}/${id}.${language}.vtt`,
    },
    {
      mediaId: `${id}-bild`,
      type: 'IMAGE',
      title: picture.title[language],
      href: `${MEDIA_PATH}/${id}.${language}.svg`,
      captions: null,
    },
  ];
}
