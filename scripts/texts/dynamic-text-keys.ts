/** Keys that no source spells out: how they begin, and why. */
export interface DynamicTextKeys {
  readonly prefix: string;
  readonly reason: string;
}

/** All groups of composed keys; a template like `tan.method.${type}.name` is understood without an entry here. */
export const dynamicTextKeys: readonly DynamicTextKeys[] = [
  { prefix: 'error-codes.', reason: 'the bank names the message, and the text is looked up under its key' },
  { prefix: 'postbox.account.', reason: 'the bank names the type of the account that a statement is of' },
  { prefix: 'postbox.product.', reason: 'the bank names the product that a paper is about' },
  { prefix: 'notification.words.told.', reason: 'the bank names what happened' },
  { prefix: 'hyperlinks.', reason: 'the link of a message is looked up under the key of the message' },
  {
    prefix: 'order.field.follow.',
    reason:
      'a field of the order that follows is named by its place in the form, of which its group is a part',
  },
  {
    prefix: 'errors.',
    reason: 'the code of an error page comes from the address or from the session storage',
  },
];
