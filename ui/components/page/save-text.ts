import { saveFile } from './save-file';

/** Hands a text to the customer as a file; a byte order mark lets spreadsheets read the umlauts. */
export const saveText = (name: string, mediaType: string, text: string): void =>
  saveFile(name, new Blob(['\ufeff', text], { type: `${mediaType};charset=utf-8` }));
