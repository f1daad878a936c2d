import { act } from '@testing-library/react';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeMessageGateway, FakeMessageRelease } from '@adapters/fake/postbox/fake-message-gateway';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { messageRegistration } from '@application/postbox/message-registration';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import { Release } from '@application/release/release';
import type { TabDrafts } from '@application/shared/own-draft';
import { TabDrafting } from '@application/shared/tab-drafting';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { Failure } from '@domain/failure/failure';
import type { Snapshot } from '@domain/form/session/snapshot';
import { isBlankMessage, messageDraftName } from '@domain/postbox/form/message-form';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { MessageEntryModel } from '@ui/screens/message/message-entry-model';
import { MessageEntryScreen } from '@ui/screens/message/message-entry-screen';
import { MessagesModel } from '@ui/screens/message/messages-model';
import { MessagesScreen } from '@ui/screens/message/messages-screen';
import * as O from 'fp-ts/Option';
import { releaseBench } from '../../release-bench';
import { renderPage } from '../../render-page';

/** A customer's device with the bank behind it: pages come and go, what they store stays. */
export class MessageWriter {
  readonly bank = new FakeBank();
  readonly storage = new MemoryCustomerStorage();
  readonly drafts = new Map<TabId, Snapshot>();
  readonly followed: Failure[] = [];
  #tellNews: () => void = () => undefined;

  /** Another device's storage than the usual one in memory. */
  constructor(private readonly otherDrafts?: TabDrafts) {
    this.bank.world.agreement = { types: ['M_TAN'] };
  }

  /** Opens the page to write on, in a tab; leaving it is what the answer does. */
  async write({
    state,
    language = 'de',
    tab = 'tab-1',
  }: { state?: unknown; language?: 'de' | 'en'; tab?: string } = {}): Promise<() => void> {
    const model = this.model(tab);
    const texts = createTexts(language, language === 'de' ? germanTexts : englishTexts);
    const { unmount } = renderPage(
      <MessageEntryScreen model={model} />,
      { pathname: '/ngbrk/postfach/nachrichten/neu', state },
      texts,
    );
    await this.pass(0);
    return unmount;
  }

  /** What the page to write on works with, in a tab. */
  model(tab = 'tab-1'): MessageEntryModel {
    const { bank } = this;
    const { tools, listOpenIntents } = releaseBench(bank, this.storage);
    const own = tabId(tab);
    const identifiers = { uuid: () => tools.identifiers.uuid(), tab: () => own };
    return new MessageEntryModel({
      release: new Release(messageRegistration(new FakeMessageRelease(bank)), { ...tools, identifiers }),
      listOpenIntents,
      drafting: new TabDrafting({
        drafts: this.otherDrafts ?? this.#drafts,
        locks: { isHeld: () => async () => false },
        identifiers,
        isBlank: isBlankMessage,
      }),
      draft: messageDraftName(own),
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), bank.scheduler, {
        warn: () => undefined,
      }),
      scheduler: bank.scheduler,
      clock: bank.scheduler,
      followFailure: this.#follow,
    });
  }

  /** Opens the list. */
  async list(language: 'de' | 'en' = 'de'): Promise<void> {
    const { bank } = this;
    const model = new MessagesModel({
      messages: new FakeMessageGateway(bank),
      live: {
        notifications: (tell: () => void): Unsubscribe => {
          this.#tellNews = tell;
          return () => undefined;
        },
      },
      followFailure: this.#follow,
      clock: bank.scheduler,
    });
    const texts = createTexts(language, language === 'de' ? germanTexts : englishTexts);
    renderPage(<MessagesScreen model={model} />, '/ngbrk/postfach/nachrichten', texts);
    await this.pass(0);
  }

  /** The bank answers what was written last, and tells. */
  async answer(text: string): Promise<void> {
    const { world, scheduler } = this.bank;
    const [last, ...others] = world.messages;
    if (last === undefined) throw new Error('Nothing to answer');
    world.messages = [{ ...last, answer: { text, at: scheduler.now(), isRead: false } }, ...others];
    act(() => this.#tellNews());
    await this.pass(0);
  }

  pass(milliseconds: number): Promise<void> {
    return act(() => this.bank.scheduler.advance(milliseconds));
  }

  readonly #follow = {
    execute: (failure: Failure) => {
      this.followed.push(failure);
      return { kind: 'stay' } as const;
    },
  };

  get #drafts(): TabDrafts {
    const { drafts } = this;
    return {
      keep: (tab, kept) => async () => void drafts.set(tab, kept),
      find: (tab) => async () =>
        O.map((kept: Snapshot) => ({ kept, lost: [] }))(O.fromNullable(drafts.get(tab))),
      tabs: () => async () => [...drafts.keys()],
      forget: (tab) => async () => void drafts.delete(tab),
    };
  }
}
