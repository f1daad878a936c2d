import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonVariant } from './button-class';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-name';

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly style?: CSSProperties | undefined;
}

/** A way to another page that looks like a button, because it is the next step. */
export function ButtonLink({ to, children, variant = 'plain', wide = false, icon, style }: ButtonLinkProps) {
  return (
    <Link to={to} style={style} className={buttonClass(variant, wide)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
