/** What a screen asks to have released. */
export interface ReleaseRequest<C> {
  readonly content: C;
  /** What is signed, in the customer's words. */
  readonly words: string;
  /** What the customer was told that it comes to, as it is kept with the release. */
  readonly told?: string | undefined;
  /** What was shown of that to which the bank binds itself besides, as a canonical text: nothing else is released. */
  readonly shown?: string | undefined;
  /** Under which name the draft is kept that has become this; it goes when the bank has it. */
  readonly draft: string;
  /** What it is done to, where that stands before. */
  readonly subject?: string;
  /** What the subject is a part of, where it is one. */
  readonly whole?: string;
}
