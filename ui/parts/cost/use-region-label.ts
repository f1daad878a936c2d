import { useTexts } from '@ui/i18n/use-texts';

/** Names a table of the note; where there are several notes, with the leg it is about. */
export function useRegionLabel(leg: string | undefined): (what: string) => string {
  const t = useTexts();
  return (what) => (leg === undefined ? what : t('costNote.ofLeg', { leg, what }));
}
