/** What the generic error page shows: the code and its arguments, never personal data (SH-05). */
export interface RememberedError {
  readonly code: string;
  readonly args: Readonly<Record<string, string>>;
}

/** Carries an error over to the error page, within the tab. */
export interface ErrorMemory {
  remember(error: RememberedError): void;
  recall(): RememberedError | undefined;
  forget(): void;
}
