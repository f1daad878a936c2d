import type { Logger } from '@application/ports/logger';
import { Component, type ReactNode } from 'react';
import { ChunkFailure } from './chunk-failure';

interface CrashBoundaryProps {
  readonly logger: Pick<Logger, 'error'>;
  readonly children: ReactNode;
}

/** Catches bugs of a page, so that bar and navigation stay and the customer can go on. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(reason: unknown): void {
    this.props.logger.error('Screen crashed', { reason: String(reason) });
  }

  override render(): ReactNode {
    return this.state.crashed ? <ChunkFailure kind="crash" /> : this.props.children;
  }
}
