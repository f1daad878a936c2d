import type { ReactNode } from 'react';

/** Words of the bank, which writes German only: a screen reader reads them so on the English page, too (WCAG 3.1.2). */
export function BankWords({ children }: { readonly children: ReactNode }) {
  return <span lang="de">{children}</span>;
}
