import type { Logger } from '@application/ports/logger';
import { forgetLostParts } from '@ui/components/feedback/lazy-part';
import { LostCode } from '@ui/components/progress/patiently';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteName } from '../routes';
import { ChunkFailure } from './chunk-failure';

interface CrashBoundaryProps {
  readonly logger: Pick<Logger, 'error'>;
  /** Names a failure for log and screen (KIT-06). */
  readonly newErrorId: () => string;
  /** The page within, where it is one alone. */
  readonly screen?: RouteName;
  readonly children: ReactNode;
}

/** Catches what a page or a gate before it fails at, so that bar and navigation stay and the customer can go on. */
export function CrashBoundary(props: CrashBoundaryProps) {
  const { pathname } = useLocation();
  return <Catching {...props} pathname={pathname} />;
}

interface CatchingProps extends CrashBoundaryProps {
  readonly pathname: string;
}

interface CatchingState {
  readonly failed: 'chunk' | 'crash' | undefined;
  readonly errorId: string | undefined;
}

const nothing: CatchingState = { failed: undefined, errorId: undefined };

class Catching extends Component<CatchingProps, CatchingState> {
  override state = nothing;

  static getDerivedStateFromError(reason: unknown): Partial<CatchingState> {
    return { failed: reason instanceof LostCode ? 'chunk' : 'crash' };
  }

  override componentDidCatch(reason: unknown): void {
    const { logger, newErrorId, screen } = this.props;
    const errorId = newErrorId();
    // Code that a line has lost is no bug of the page.
    const message = reason instanceof LostCode ? 'Screen could not be loaded' : 'Screen crashed';
    logger.error(message, { ...(screen && { screen }), reason: String(reason), errorId });
    forgetLostParts();
    this.setState({ errorId });
  }

  override componentDidUpdate({ pathname }: CatchingProps): void {
    // Another page has done nothing yet.
    if (pathname !== this.props.pathname && this.state.failed !== undefined) this.#again();
  }

  readonly #again = (): void => {
    // Others may have been lost since.
    forgetLostParts();
    this.setState(nothing);
  };

  override render(): ReactNode {
    const { failed, errorId } = this.state;
    if (failed === undefined) return this.props.children;
    return (
      <ChunkFailure kind={failed} errorId={errorId} {...(failed === 'chunk' && { onRetry: this.#again })} />
    );
  }
}
