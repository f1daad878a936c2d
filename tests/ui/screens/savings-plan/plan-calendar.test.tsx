import { screen } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { PlanCustomer, user } from './plan-customer';

const saved: { name: string; content: Blob }[] = [];
beforeAll(fillBrowserGaps);
beforeEach(() => {
  saved.length = 0;
  let content = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => jest.restoreAllMocks());

/** What is in a file, a byte order mark included. */
const bytesOf = (content: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const bytes = reader.result;
      if (bytes instanceof ArrayBuffer) resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    };
    reader.readAsArrayBuffer(content);
  });

describe('the executions of a plan in a calendar [SAV-07]', () => {
  it('are a file that begins as a calendar has to, with the days on which is bought', async () => {
    const customer = new PlanCustomer();
    await customer.openDetail();
    await user.click(screen.getByRole('button', { name: 'Kalenderdatei herunterladen' }));
    const [file] = saved;
    if (file === undefined) throw new Error('No file');
    expect(file.name).toBe('sparplan.ics');
    const lines = (await bytesOf(file.content)).split('\r\n');
    // RFC 5545, 3.4: nothing stands before the first line, no byte order mark either.
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    // The 1st of December 2026 is a Tuesday; New Year's Day is no exchange day, nor the weekend after it.
    expect(lines.filter((line) => line.startsWith('DTSTART')).slice(0, 2)).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      'DTSTART;VALUE=DATE:20270104',
    ]);
    expect(lines.join()).not.toMatch(/EUR|100,00/);
  });

  it('have an address that is another once it was renewed', async () => {
    const customer = new PlanCustomer();
    await customer.openDetail();
    const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse zum Abonnieren' });
    const before = address().value;
    expect(before).toMatch(/^http/);
    await customer.press('Neue Adresse erzeugen');
    expect(address().value).not.toBe(before);
  });

  it('have an address that is copied, and say where the browser does not let it', async () => {
    const customer = new PlanCustomer();
    await customer.openDetail();
    const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse zum Abonnieren' });
    await user.click(screen.getByRole('button', { name: 'Adresse kopieren' }));
    expect(await screen.findByText('Die Adresse ist kopiert.')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toBe(value);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Adresse kopieren' }));
    expect(await screen.findByText(/erlaubt das Kopieren nicht/)).toBeVisible();
  });
});
