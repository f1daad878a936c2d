import type { Brand } from '../codes/brand';

/** A moment as the bank wrote it, given back to the bank letter by letter. */
export type WireMoment = Brand<string, 'WireMoment'>;

/** Names a text of the bank as a moment. */
export const wireMoment = (text: string): WireMoment => text as WireMoment;
