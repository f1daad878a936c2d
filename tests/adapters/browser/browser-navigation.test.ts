import { BrowserNavigation } from '@adapters/browser/browser-navigation';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { describeNavigation } from '../../contracts/navigation.contract';

type Fields = Readonly<Record<string, string>>;

function browser() {
  const gone: (readonly [string, Fields?])[] = [];
  const logger = new RecordingLogger();
  const navigation = new BrowserNavigation(
    {
      assign: (target) => void gone.push([target]),
      enter: (target) => void gone.push([`inside ${target}`]),
      post: (target, fields) => void gone.push([target, fields]),
    },
    { providers: ['https://id.example.org'], logger },
  );
  return { navigation, gone: () => gone, logger };
}

describeNavigation('the browser', browser);

describeNavigation('the recording', () => {
  const navigation = new RecordingNavigation();
  return {
    navigation,
    gone: () =>
      navigation.left.map((target, index) => {
        const fields = navigation.posted[index];
        return fields === undefined ? [target] : [target, fields];
      }),
  };
});

describe('targets that are not allowed [GU-10]', () => {
  it.each([
    ['//host/x', 'another host'],
    ['https://host', 'a scheme'],
    ['javascript:alert(1)', 'a script'],
    ['/ngbrk/../sandbox', 'a path that climbs out'],
    ['/login?page=%2F%2Fhost', 'a return target elsewhere'],
  ])('%s leads out instead, without the fields, and is logged: %s', (target) => {
    const { navigation, gone, logger } = browser();
    navigation.leave(target);
    navigation.post(target, { stash: 'secret' });
    expect(gone()).toEqual([['/lp/wt/logout'], ['/lp/wt/logout']]);
    expect(logger.records.map(({ text }) => text)).toEqual(Array(2).fill('Redirect target not allowed'));
  });
});

describe('targets that are allowed', () => {
  it.each([
    ['/ngbrk/orderbuch?status=offen', 'inside /ngbrk/orderbuch?status=offen'],
    ['/cp/error', 'inside /cp/error'],
    ['/lp/wt/logout?grund=zeit', '/lp/wt/logout?grund=zeit'],
    ['https://id.example.org/auth?step=2', 'https://id.example.org/auth?step=2'],
  ])('%s is gone to: a page of the portal without fetching anything [KIT-12] [SH-05]', (target, gone) => {
    const it = browser();
    it.navigation.leave(target);
    expect(it.gone()).toEqual([[gone]]);
  });

  it.each([
    'https://id.example.org.evil.com/',
    'https://id.example.org@evil.com/',
    'https://id.example.org:444/',
    'http://id.example.org/',
    'https://id.example.org\\@evil.com',
  ])('a provider is nobody else: %s [KIT-12]', (target) => {
    const it = browser();
    it.navigation.leave(target);
    expect(it.gone()).toEqual([['/lp/wt/logout']]);
  });
});
