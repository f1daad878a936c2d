import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const PIXELS_PER_MODULE = 4;
/** White modules around the code that scanners need. */
const QUIET_ZONE = 4;

/** A QR code of the text as a black-and-white PNG, base64. */
export function photoPicture(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const width = data.length * PIXELS_PER_MODULE;
  const rows = data.flatMap((modules) => {
    const row = scanLine(modules, width);
    return Array.from({ length: PIXELS_PER_MODULE }, () => row);
  });
  return png(width, Buffer.concat(rows)).toString('base64');
}

/** One line of pixels, one bit each (1 is white), after the filter byte 0. */
function scanLine(modules: readonly boolean[], width: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(width / 8), 0xff);
  line[0] = 0;
  modules.forEach((black, index) => {
    if (!black) return;
    for (let pixel = index * PIXELS_PER_MODULE; pixel < (index + 1) * PIXELS_PER_MODULE; pixel += 1) {
      const at = 1 + (pixel >> 3);
      line[at] = (line[at] ?? 0) & ~(0x80 >> (pixel & 7));
    }
  });
  return line;
}

/** A square grey-scale PNG of one bit a pixel (PNG specification, section 11). */
function png(width: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
