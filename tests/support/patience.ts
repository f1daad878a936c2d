import { expect as impatient } from '@playwright/test';

/**
 * Milliseconds after which a runner gives up what never comes to be. No test says a limit of its own: two banks and
 * two browsers share two processors, perhaps with other programs, and what passes never waits for this.
 */
export const patience = 120_000;

/** `expect` of Playwright with this patience, outside its runner too, where five seconds would be its limit. */
export const expect = impatient.configure({ timeout: patience });
