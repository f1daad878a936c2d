/** Hands a text to the customer as a file; a byte order mark lets spreadsheets read the umlauts. */
export function saveText(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
