import { readTextBlocks } from '@domain/consent/text-block';
import { fc } from '@tests/support/properties';

const words = (html: string) =>
  readTextBlocks(html).map(({ kind, pieces }) => `${kind}: ${pieces.map(({ text }) => text).join('|')}`);

describe('a text of the bank', () => {
  it.each([
    [
      '<h2>Risiken</h2><p>Alles kann weg sein.</p>',
      ['heading: Risiken', 'paragraph: Alles kann weg sein.'],
      'plain',
    ],
    ['<p>Ganz <b>sicher</b> nicht</p>', ['paragraph: Ganz |sicher| nicht'], 'weight splits the text'],
    ['<ul><li>eins</li><li>zwei</li></ul>', ['item: eins', 'item: zwei'], 'items of a list'],
    ['ohne Elemente', ['paragraph: ohne Elemente'], 'text alone'],
    ['<p>a<br>b</p>', ['paragraph: a', 'paragraph: b'], 'a break ends a paragraph'],
    ['<p> viel \n Luft </p>', ['paragraph: viel Luft'], 'white space as HTML draws it'],
    [
      '<p>5 &lt; 6 &amp; &sect; 7 &#8364; &#x20AC;</p>',
      ['paragraph: 5 < 6 & § 7 € €'],
      'character references',
    ],
    ['<p>&unbekannt; &#0;</p>', ['paragraph: &unbekannt; &#0;'], 'unknown references stay'],
    ['<script>alert(1)</script><p>gut</p>', ['paragraph: gut'], 'a script is no text'],
    ['<style>p{color:red}</style>gut', ['paragraph: gut'], 'a style is no text'],
    ['<img src=x onerror=alert(1)>gut', ['paragraph: gut'], 'an image loads nothing'],
    ['<a href="javascript:alert(1)">hier</a>', ['paragraph: hier'], 'a link is its words'],
    ['<!-- still --><p>gut</p>', ['paragraph: gut'], 'a comment is no text'],
    ['<p>3 < 4</p>', ['paragraph: 3 < 4'], 'a stray sign stays'],
    [
      '<h2>Kosten</h2>keine<h2>Ende',
      ['heading: Kosten', 'paragraph: keine', 'heading: Ende'],
      'a heading ends',
    ],
    ['<ul><li>eins</li></ul>danach', ['item: eins', 'paragraph: danach'], 'an item ends'],
    ['<span>in </span><i>einem</i>', ['paragraph: in einem'], 'other elements end no paragraph'],
    ['<p></p><p> </p><b></b>', [], 'what says nothing is not there'],
    ['<p> <b>so</b> </p>', ['paragraph: so'], 'blanks around are no words'],
    [
      '&#65;&#x42;&#1114111;&#1114112;',
      ['paragraph: AB\u{10ffff}&#1114112;'],
      'no character beyond the last',
    ],
    ['&#-1; &#1x41;', ['paragraph: &#-1; &#1x41;'], 'what is no number stays'],
    ['', [], 'nothing'],
  ])('%s is %j: %s [ORD-20]', (html, expected) => {
    expect(words(html)).toEqual(expected);
  });

  it('has bold words where they were, and closing what was never open makes none [ORD-20]', () => {
    const weights = (html: string) =>
      readTextBlocks(html).flatMap(({ pieces }) => pieces.map(({ text, strong }) => `${text}: ${strong}`));
    expect(weights('</b>a<b>b<strong>c</strong>d</b>e')).toEqual(['a: false', 'bcd: true', 'e: false']);
  });

  it('is read to its end whatever stands in it [ORD-20]', () => {
    const parts = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<li>',
      '<h1>',
      '</h1>',
      '<',
      '>',
      '&',
      'Wort ',
      '<script>',
    );
    fc.assert(
      fc.property(fc.array(parts), (html) => {
        for (const { pieces } of readTextBlocks(html.join('')))
          for (const { text } of pieces) expect(text).not.toMatch(/<\/?(p|b|li|h1|script)>/);
      }),
    );
  });
});
