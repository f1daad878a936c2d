import type { Logger } from '@application/ports/logger';
import { Component, type ReactNode } from 'react';
import { ChunkFailure } from './chunk-failure';

interface CrashBoundaryProps {
  readonly logger: Pick<Logger, 'error'>;
  /** Names a failure for log and screen (KIT-06). */
  readonly newErrorId: () => string;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly crashed: boolean;
  readonly errorId: string | undefined;
}

/** Catches bugs of a page, so that bar and navigation stay and the customer can go on. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashed: false, errorId: undefined };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { crashed: true };
  }

  override componentDidCatch(reason: unknown): void {
    const errorId = this.props.newErrorId();
    this.props.logger.error('Screen crashed', { reason: String(reason), errorId });
    this.setState({ errorId });
  }

  override render(): ReactNode {
    const { crashed, errorId } = this.state;
    return crashed ? <ChunkFailure kind="crash" errorId={errorId} /> : this.props.children;
  }
}
