import type { Isin } from '@domain/codes/isin';
import { pathOf } from '@ui/app/routes';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './security-name.module.css';

interface SecurityNameProps {
  /** Without it there is no page to lead to. */
  readonly isin: Isin | undefined;
  readonly children: ReactNode;
}

/** A security's name, which leads to its page. */
export function SecurityName({ isin, children }: SecurityNameProps) {
  if (isin === undefined) return children;
  return (
    <Link className={css['name']} to={pathOf('security', { isin })}>
      {children}
    </Link>
  );
}
