import type { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import { DraftPage } from '@ui/forms/draft-page';
import { useEffect, useRef, useState, type ComponentType } from 'react';

/**
 * A page with drafts, which stands before they can be read. Once they can, it is entered again if something of it was
 * missed and nobody has typed or pressed anything; what was typed meanwhile stays, and the draft beside it in the store.
 */
export function withDrafts(
  store: Pick<EncryptedTextStore, 'isLocked' | 'accompany'>,
  Page: ComponentType,
): ComponentType {
  return function Drafted() {
    const [isLocked, setLocked] = useState(store.isLocked);
    const [visit, setVisit] = useState(0);
    const isTouched = useRef(false);
    useEffect(
      () =>
        store.accompany({
          isUntouched: () => !isTouched.current,
          hear: (lateness) => {
            setLocked(lateness === 'locked');
            if (lateness === 'missed' && !isTouched.current) setVisit((before) => before + 1);
          },
        }),
      [],
    );
    return (
      <DraftPage
        isLocked={isLocked}
        onTouch={() => {
          isTouched.current = true;
        }}
      >
        <Page key={visit} />
      </DraftPage>
    );
  };
}
