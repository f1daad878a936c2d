import { flatLayers } from '../../scripts/webpack/flat-layers-plugin';

const flat = (sheet: string): string => flatLayers(sheet, 'sheet.css').css;

describe('a sheet without its layer of parts', () => {
  it.each([
    ['has its parts in no layer', '@layer parts{.part{color:red}}', '.part{color:red}'],
    [
      'keeps what parts say to some windows',
      '@layer parts{@media print{.part{color:red}}}',
      '@media print{.part{color:red}}',
    ],
    ['weighs a screen more than any part', '.screen{color:red}', String.raw`:not(#\#).screen{color:red}`],
    [
      'weighs each selector of a list, behind the name of its element',
      'h2,table.wide>tr,*,::before{color:red}',
      String.raw`h2:not(#\#),table:not(#\#).wide>tr,*:not(#\#),:not(#\#)::before{color:red}`,
    ],
    [
      'weighs what is said under conditions',
      '@media print{@supports (gap:0){.screen{color:red}}}',
      String.raw`@media print{@supports (gap:0){:not(#\#).screen{color:red}}}`,
    ],
    [
      'leaves alone what has its weight from outside',
      '.screen{@media print{color:red}&:hover{color:blue}}',
      String.raw`:not(#\#).screen{@media print{color:red}&:hover{color:blue}}`,
    ],
    [
      'leaves moments of an animation and typefaces alone',
      '@keyframes turn{from{opacity:0}to{opacity:1}}@font-face{font-family:A}',
      '@keyframes turn{from{opacity:0}to{opacity:1}}@font-face{font-family:A}',
    ],
    [
      'keeps the base below everything, as a layer',
      '@layer base,parts;@layer base{p{margin:0}}',
      '@layer base,parts;@layer base{p{margin:0}}',
    ],
  ])('%s', (_, sheet, expected) => {
    expect(flat(sheet)).toBe(expected);
  });
});
