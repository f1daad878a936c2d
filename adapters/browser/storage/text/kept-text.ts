/** What lies under a name. `locked`: a text that cannot be opened, damaged or put there by somebody else. */
export type KeptText =
  | { readonly kind: 'absent' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'text'; readonly text: string };
