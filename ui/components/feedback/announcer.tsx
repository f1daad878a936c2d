import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden';

type Announce = (words: string) => void;

const Announcement = createContext<Announce>(() => undefined);

/** Says things to screen readers that the eye sees by itself: a filtered count, a finished save. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState({ words: '', turn: 0 });
  const announce = useCallback<Announce>((words) => setSpoken(({ turn }) => ({ words, turn: turn + 1 })), []);
  return (
    <Announcement value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status">
          <span key={spoken.turn}>{spoken.words}</span>
        </span>
      </VisuallyHidden>
    </Announcement>
  );
}

/** The way to say something politely. */
export function useAnnounce(): Announce {
  return useContext(Announcement);
}
