import type { OfferedTanType } from '@domain/tan/tan-type';
import * as t from 'io-ts';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { decoded } from './decoded';
import { callSandbox } from './sandbox-calls';

const Message = t.intersection([
  t.type({
    challengeId: t.string,
    typ: t.string,
    state: t.string,
    lines: t.array(t.type({ label: t.string, value: t.string })),
    checkPhrase: t.string,
  }),
  t.partial({ tan: t.string }),
]);
const Messages = t.type({ messages: t.array(Message) });
const Scanned = t.type({ tan: t.string, words: t.array(t.string) });

const Applications = t.type({
  applications: t.array(
    t.type({
      applicationId: t.string,
      awaitsSecond: t.boolean,
      toIdentify: t.array(t.type({ role: t.string })),
    }),
  ),
});

/** What stands on the telephone for one release. */
export type TelephoneMessage = t.TypeOf<typeof Message>;

/** The telephone of a demo customer: receives SMS and pushes, scans pictures. */
export class Telephone {
  readonly #path: string;

  constructor(bankUrl: string, accessNumber: string) {
    this.#path = `${bankUrl}/sandbox/api/telefon/${accessNumber}`;
  }

  /** The newest release of this type that still waits. */
  async open(type: OfferedTanType): Promise<TelephoneMessage> {
    const message = await this.newest(type);
    if (message.state !== 'OPEN') throw new Error(`No ${type} waits on the telephone.`);
    return message;
  }

  /** The newest message of this type, whatever became of it. */
  async newest(type: OfferedTanType): Promise<TelephoneMessage> {
    const { messages } = decoded(Messages, await callSandbox(this.#path, 'GET'));
    const found = messages.find(({ typ }) => typ === type);
    if (found === undefined) throw new Error(`No ${type} on the telephone.`);
    return found;
  }

  async decide(message: TelephoneMessage, decision: 'approve' | 'decline' | 'mismatch'): Promise<void> {
    await callSandbox(`${this.#path}/push/${message.challengeId}`, 'POST', { decision });
  }

  /** The second person releases the newest application, and anyone who has to shows who they are. */
  async settleApplication(): Promise<void> {
    const path = `${this.#path}/applications`;
    const newest = async () => decoded(Applications, await callSandbox(path, 'GET')).applications[0];
    const application = await newest();
    if (application === undefined) throw new Error('No application on the telephone.');
    const place = `${path}/${application.applicationId}`;
    if (application.awaitsSecond) await callSandbox(place, 'POST', { kind: 'release' });
    for (const { role } of (await newest())?.toIdentify ?? [])
      await callSandbox(place, 'POST', { kind: 'identify', role });
  }

  /** Reads a picture as a camera does: from its pixels. */
  async scan(picture: Buffer): Promise<t.TypeOf<typeof Scanned>> {
    const { data, width, height } = PNG.sync.read(picture);
    const code = jsQR(new Uint8ClampedArray(data), width, height);
    if (code === null) throw new Error('The picture cannot be read.');
    return decoded(Scanned, await callSandbox(`${this.#path}/photo`, 'POST', { content: code.data }));
  }
}
