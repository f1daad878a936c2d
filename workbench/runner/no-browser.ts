/** Stands where scenarios drive a browser of their own: this page is in one, and has no bank. */
export class BrowserSaleTasks {}
