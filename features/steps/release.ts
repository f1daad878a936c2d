import { Given, Then, When } from '@cucumber/cucumber';
import type { PushStatus } from '@domain/tan/push-status';
import type { TanType } from '@domain/tan/tan-type';
import type { ReleaseState } from '../support/tasks/core/release-tasks';
import type { DepotwerkWorld } from '../support/world';

Given(
  'die Bank bietet {tanart} und {tanart} an',
  function (this: DepotwerkWorld, first: TanType, second: TanType) {
    this.release.offer(first, second);
  },
);

Given('eine SMS-TAN ist unterwegs', function (this: DepotwerkWorld) {
  this.release.challengeBySms();
});

Given('eine Foto-TAN ist zu sehen', function (this: DepotwerkWorld) {
  this.release.challengeByPhoto();
});

Given('die Freigabe wartet auf das andere Gerät', function (this: DepotwerkWorld) {
  this.release.challengeByPush();
});

Given('eine Freigabe ohne TAN', function (this: DepotwerkWorld) {
  this.release.free();
});

Given('{string} wurde als TAN gesendet', function (this: DepotwerkWorld, tan: string) {
  this.release.send(tan);
});

Given('{string} wurde als TAN eingegeben', function (this: DepotwerkWorld, tan: string) {
  this.release.type(tan);
});

When('{tanart} gewählt wird', function (this: DepotwerkWorld, type: TanType) {
  this.release.select(type);
});

When('{string} als TAN eingegeben wird', function (this: DepotwerkWorld, tan: string) {
  this.release.type(tan);
});

When(
  'die Bank die TAN ablehnt und noch {int} Versuche lässt',
  function (this: DepotwerkWorld, triesLeft: number) {
    this.release.refuse(triesLeft);
  },
);

When('das andere Gerät {pushstatus} meldet', function (this: DepotwerkWorld, status: PushStatus) {
  this.release.reportPush(status);
});

When('die Zeit für die TAN abläuft', function (this: DepotwerkWorld) {
  this.release.expire();
});

When('die Freigabe mit {tanart} als Standard beginnt', function (this: DepotwerkWorld, favourite: TanType) {
  this.release.open(favourite);
});

When(
  'die Bank mit {int} und {string} antwortet',
  function (this: DepotwerkWorld, status: number, code: string) {
    this.release.answer(status, code);
  },
);

When('die Bank die TAN ablehnt, weil eine neuere angefordert ist', function (this: DepotwerkWorld) {
  this.release.replace();
});

Then('ist {anforderung}', function (this: DepotwerkWorld, requested: boolean) {
  this.release.expectRequested(requested);
});

Then('der Hinweis hat den Schlüssel {string}', function (this: DepotwerkWorld, key: string) {
  this.release.expectNotice(key);
});

Then('stehen zur Wahl: {tanart}', function (this: DepotwerkWorld, type: TanType) {
  this.release.expectChoice(type);
});

Then('ist die Freigabe {freigabestand}', function (this: DepotwerkWorld, state: ReleaseState) {
  this.release.expectState(state);
});
