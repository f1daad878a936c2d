import { Given, Then, When } from '@cucumber/cucumber';
import type { PushStatus } from '@domain/tan/push-status';
import type { TanType } from '@domain/tan/tan-type';
import type { ReleaseState } from '../support/tasks/core/release-desk';
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

Then('ist nichts angefordert', function (this: DepotwerkWorld) {
  this.release.expectRequested(false);
});

Then('ist ein neues Bild angefordert', function (this: DepotwerkWorld) {
  this.release.expectRequested(true);
});

Then('stehen zur Wahl: {tanart}', function (this: DepotwerkWorld, type: TanType) {
  this.release.expectChoice(type);
});

Then('ist die Freigabe {freigabestand}', function (this: DepotwerkWorld, state: ReleaseState) {
  this.release.expectState(state);
});
