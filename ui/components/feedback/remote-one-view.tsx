import type { ComponentProps, ReactNode } from 'react';
import { MissingPanel } from './missing-panel';
import { RemoteView } from './remote-view';

interface RemoteOneViewProps<T> extends ComponentProps<typeof RemoteView<T>> {
  /** The way to those there are, should this one not exist. */
  readonly others: ReactNode;
  /** What does not exist then, where that is not what is loaded: of an account the transactions are. */
  readonly thing?: string;
}

/** Data of a page about one thing, which may not exist. */
export function RemoteOneView<T>({ others, thing, ...props }: RemoteOneViewProps<T>) {
  const { data, subject } = props;
  const isMissing =
    data.kind === 'failed' && data.previous === undefined && data.failure.kind === 'not-found';
  return isMissing ? <MissingPanel subject={thing ?? subject} others={others} /> : <RemoteView {...props} />;
}
