import { useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { useOnline } from '../feedback/use-connection';

interface FileLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A document of the bank, opened beside the page, so that nothing typed here is left; without a line it says when it comes. */
export function FileLink({ href, children }: FileLinkProps) {
  const t = useTexts();
  if (!useOnline())
    return (
      <span>
        {children} ({t('common.fileOffline')})
      </span>
    );
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
