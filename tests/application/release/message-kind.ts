import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeMessageRelease } from '@adapters/fake/postbox/fake-message-gateway';
import { messageRegistration } from '@application/postbox/message-registration';
import type { ReleaseRequest } from '@application/release/release-request';
import type { MessageRequest, SecureMessage } from '@domain/postbox/secure-message';
import type { KindBench } from './release-page';

/** Messages to the bank. */
export function messageKind(bank = new FakeBank()): KindBench<MessageRequest, SecureMessage> {
  let longest = 2000;
  const gateway = new FakeMessageRelease(bank, () => longest);
  const about = (text: string): ReleaseRequest<MessageRequest> => ({
    content: { topic: 'order', reference: '0012', text, language: 'de' },
    words: 'Nachricht an die Bank, Thema Order',
    draft: 'message-draft/tab-1',
  });
  return {
    bank,
    register: () => messageRegistration(gateway),
    request: about('Warum ist meine Order noch offen?'),
    other: about('Und wann wird sie ausgeführt?'),
    done: () => bank.world.messages.length,
    refuse: () => {
      longest = 1;
      return 'fehler-nachricht-zu-lang';
    },
    calls: {
      validate: 'validateSecureMessage',
      create: 'sendSecureMessage',
      outcomeOf: 'secureMessageOutcome',
      void: 'voidSecureMessage',
    },
  };
}
