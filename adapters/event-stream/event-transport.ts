/** What a stream of server-sent events delivers. */
export interface StreamEvent {
  readonly type: 'message' | 'heartbeat' | 'disconnected' | 'closed';
  /** The `id` last seen on the stream, empty before the first. */
  readonly id: string;
  readonly data: string;
}

/** What is told of an open stream; after `failed` nothing more comes. */
export interface StreamListener {
  opened(): void;
  received(event: StreamEvent): void;
  failed(): void;
}

/** Opens streams of server-sent events. It never reconnects by itself. */
export interface EventTransport {
  /** Opens the stream and yields how to close it. */
  open(url: string, listener: StreamListener): () => void;
}
