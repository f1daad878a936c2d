import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';
import type { PaletteHindrance } from './palette-model';

/** Why the order is not opened yet, and what to do about it. */
export function Hindrance({ hindrance }: { readonly hindrance: PaletteHindrance }) {
  const t = useTexts();
  switch (hindrance.kind) {
    case 'venue-unknown':
      return (
        <Notice
          kind="error"
          announced="alert"
          headline={t('palette.venueUnknown', { venue: hindrance.venue })}
        />
      );
    case 'nothing-held':
      return <Notice kind="error" announced="alert" headline={t('palette.nothingHeld')} />;
    case 'no-price':
      return <Notice kind="error" announced="alert" headline={t('palette.noPrice')} />;
    case 'failure':
      return <Notice kind="error" announced="alert" headline={t('palette.failure')} />;
    case 'replaces':
      return (
        <Notice kind="warn" announced="alert" headline={t('palette.replaces', { name: hindrance.begun })}>
          <p>{t('palette.replacesText')}</p>
        </Notice>
      );
  }
}
