const show = ['ui/components', 'ui/i18n', 'ui/styles'];
const use = ['application/**'];
const react = ['react', 'react-router-dom'];
const mobx = ['fp-ts', 'mobx', 'mobx-react-lite', 'react-i18next', ...react];

/**
 * What is seen. The ui names use cases and ports by their types alone: src makes them and hands them over.
 * @type {readonly import('./room.mjs').Room[]}
 */
export const uiRooms = [
  { room: 'ui', why: 'How pictures and styles are imported is declared once for all of the ui.' },
  { room: 'ui/styles', why: 'Colours, distances and typefaces stand for themselves and import nothing.' },
  {
    room: 'ui/i18n',
    why: 'Texts and formats say values of the domain; no component may come in through them.',
    imports: [
      'domain/access',
      'domain/message',
      'domain/money',
      'domain/person',
      'domain/product-application/catalogue/catalogue.ts',
      'domain/time',
      'ui/i18n/de',
      'ui/i18n/en',
    ],
    types: ['application/ports'],
    packages: ['fp-ts', 'i18next', 'react', 'react-i18next'],
  },
  { room: 'ui/i18n/de', why: 'The German texts are data, so that a translator can work on them alone.' },
  { room: 'ui/i18n/en', why: 'The English texts are data, so that a translator can work on them alone.' },
  {
    room: 'ui/components',
    why: 'A component shows values on any page, so that it knows no use case, no screen and no business.',
    imports: [
      'domain/codes',
      'domain/failure',
      'domain/message',
      'domain/money',
      'domain/time',
      'ui/i18n',
      'ui/styles',
    ],
    types: ['application/ports'],
    packages: ['fp-ts', ...react],
  },
  {
    room: 'ui/forms',
    why: 'The observable form wraps the form session for every form, so that it knows no business.',
    imports: ['domain/codes', 'domain/form', 'domain/message', 'domain/money', 'domain/time', ...show],
    types: ['application/ports'],
    packages: mobx,
  },
  {
    room: 'ui/tan',
    why: 'The TAN widget serves whatever is released, so that it knows no order and no screen.',
    imports: [
      'domain',
      'domain/codes',
      'domain/failure',
      'domain/message',
      'domain/session',
      'domain/tan',
      'domain/time',
      ...show,
    ],
    types: ['application/ports', 'application/ports/bank', 'application/tan'],
    packages: mobx,
  },
  {
    room: 'ui/release',
    why: 'One view releases every kind, so that it knows the machine and the TAN and no kind.',
    imports: [
      'domain',
      'domain/codes',
      'domain/failure',
      'domain/message',
      'domain/release',
      'domain/tan',
      'domain/time',
      'ui/tan',
      ...show,
    ],
    types: ['application/ports', 'application/ports/bank', 'application/release', 'application/tan'],
    packages: mobx,
  },
  {
    room: 'ui/app',
    why: 'Shell and route table carry every screen, so that they must not know a single one; src plugs them in.',
    imports: ['domain/access', 'domain/codes', 'domain/session', ...show],
    types: ['application/access', 'application/ports', 'application/session'],
    packages: mobx,
  },
  {
    room: 'ui/parts',
    why: 'What the parts have in common is how a value arrives, whatever it is.',
    imports: ['domain/failure'],
    types: ['application/ports'],
    packages: ['fp-ts', 'mobx'],
  },
  {
    room: 'ui/parts/depot',
    why: 'The choice of a depot leads to pages by the route table and shows how an order stands.',
    imports: ['domain/**', 'ui/app', 'ui/forms', 'ui/parts', 'ui/parts/order', ...show],
    types: use,
    packages: mobx,
  },
  {
    room: 'ui/parts/*',
    why: 'A part is shared by screens and built of components, so that it knows no screen and no other part.',
    imports: ['domain/**', 'ui/forms', 'ui/parts', ...show],
    types: use,
    packages: mobx,
  },
  {
    room: 'ui/screens/*',
    why: 'A screen stands on parts, forms and components; what it shares with another screen belongs to the parts.',
    imports: [
      'domain/**',
      'ui/app',
      'ui/forms',
      'ui/parts',
      'ui/parts/depot',
      'ui/parts/*',
      'ui/release',
      'ui/tan',
      ...show,
    ],
    types: use,
    packages: mobx,
  },
];
