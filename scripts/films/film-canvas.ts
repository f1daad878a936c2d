import type { Picture } from '@sandbox/areas/knowledge/content/group-content';

/** What the recorder needs of a film, as plain data for the page that draws it. */
export interface FilmPlan {
  readonly seconds: number;
  readonly lines: readonly (readonly (readonly [number, number])[])[];
}

/** A film draws the group's picture line by line; what it says is in its captions, so that it needs no language. */
export const filmPlan = ({ lines }: Picture, seconds: number): FilmPlan => ({
  seconds,
  lines: lines.map(({ points }) => points),
});

/**
 * Runs in the page: draws the film on a canvas in real time, records it (WebM) and gives it back as base64. It stands
 * alone, since the page gets its text and nothing else.
 */
export async function recordInPage({ seconds, lines }: FilmPlan): Promise<string> {
  const [width, height, margin] = [640, 360, 48];
  const colours = ['#0b5c7d', '#b4540a', '#4a3f8f'];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas');
  const at = ([x, y]: readonly [number, number]): [number, number] => [
    margin + (x / 100) * (width - 2 * margin),
    height - margin - (y / 100) * (height - 2 * margin),
  ];
  const draw = (part: number): void => {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, height);
    pen.lineJoin = 'round';
    pen.strokeStyle = '#5b6776';
    pen.lineWidth = 2;
    pen.setLineDash([]);
    pen.beginPath();
    pen.moveTo(...at([0, 100]));
    pen.lineTo(...at([0, 0]));
    pen.lineTo(...at([100, 0]));
    pen.stroke();
    lines.forEach((points, index) => {
      const drawn = Math.min(1, Math.max(0, part * lines.length * 1.15 - index)) * 100;
      pen.strokeStyle = colours[index % colours.length] ?? '#000000';
      pen.lineWidth = 4;
      pen.setLineDash(index === 1 ? [14, 8] : index === 2 ? [4, 7] : []);
      pen.beginPath();
      const [first] = points;
      if (first === undefined || drawn === 0) return;
      pen.moveTo(...at(first));
      const width100 = (points.at(-1)?.[0] ?? 100) - first[0];
      const until = first[0] + (drawn / 100) * width100;
      let last = first;
      for (const point of points.slice(1)) {
        if (point[0] <= until) pen.lineTo(...at(point));
        else {
          const share = point[0] === last[0] ? 0 : (until - last[0]) / (point[0] - last[0]);
          if (share > 0) pen.lineTo(...at([until, last[1] + share * (point[1] - last[1])]));
          break;
        }
        last = point;
      }
      pen.stroke();
    });
  };
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 90_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const frame = (): void => {
      const part = (performance.now() - begun) / (seconds * 1000);
      draw(Math.min(1, part * 1.1));
      if (part >= 1) resolve();
      else setTimeout(frame, 80);
    };
    frame();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
