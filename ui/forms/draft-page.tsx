import { createContext, type ReactNode } from 'react';
import css from './draft-page.module.css';

/** Whether drafts cannot be stored for now: what is typed lives as long as the page, and is stored once it can be. */
export const DraftsLocked = createContext(false);

interface DraftPageProps {
  readonly isLocked: boolean;
  /** Something is typed or pressed: what stands on the page is the customer's from now on. */
  readonly onTouch: () => void;
  readonly children: ReactNode;
}

/** What is pressed, as opposed to what is touched to scroll. */
const PRESSED = 'a, button, input, label, select, summary, textarea';

/** Around a page with drafts, which may stand before they can be read and stored. */
export function DraftPage({ isLocked, onTouch, children }: DraftPageProps) {
  return (
    <DraftsLocked.Provider value={isLocked}>
      <div
        className={css['page']}
        onInputCapture={onTouch}
        onKeyDownCapture={onTouch}
        onPointerDownCapture={({ target }) => {
          if (target instanceof Element && target.closest(PRESSED) !== null) onTouch();
        }}
      >
        {children}
      </div>
    </DraftsLocked.Provider>
  );
}
