/** HTML of mails as text: what a person reads of it, and nothing that takes long. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '#service/importers/mail/html-text.ts';

describe('the text of an HTML mail', () => {
  it.each([
    ['blocks and <br> are lines', '<div>one</div><div>two<br>three<br/></div>four', 'one\ntwo\nthree\nfour'],
    ['paragraphs stand apart', '<p>one</p>\n  <p>two</p><h1>three</h1>', 'one\n\ntwo\n\nthree'],
    ['white space is single', 'a\n\t b&nbsp;&nbsp;c <b> d</b> e', 'a b c d e'],
    ['words in tags stay whole', 'in<b>divis</b><span style="a>b">ible</span>', 'indivisible'],
    ['cells stand apart, rows are lines', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['lists have points', '<ul><li>one</li><li>two</li></ul>', '• one\n• two'],
    ['an empty line stays', '<div>a</div><div><br></div><div>b</div>', 'a\n\nb'],
    ['pre keeps its form', '<pre>if (a)\n    b;</pre>', 'if (a)\n    b;'],
    [
      'head, style, script, comments are gone',
      '<!doctype html><head><title>T</title><style>p > a{}</style></head><!-- x > --><script>"<p>no"</script>yes',
      'yes',
    ],
    [
      'a link says where it leads',
      '<a href="https://a.example/b?x=1&amp;y=2">here</a>.',
      'here (https://a.example/b?x=1&y=2).',
    ],
    [
      'once',
      '<a href="https://www.a.example/">www.a.example</a> <a href=\'http://b.example\'>http://b.example</a>',
      'www.a.example http://b.example',
    ],
    [
      'unless it is long or no page',
      `<a href="https://a.example/${'t'.repeat(300)}">x</a> <a href="mailto:a@b">y</a> <a name=z>z</a>`,
      'x y z',
    ],
    ['fillers of newsletters are gone', 'Sale&zwnj;&nbsp;&zwnj;&nbsp;&#847;&shy; now', 'Sale\u200c now'],
    ['character references are read', '&amp;lt; &eacute;&#233;&#x1F44B;&#146; &unknown;', '&lt; éé👋’ &unknown;'],
    ['emoji keep their joiners', '👩‍💻 ok', '👩‍💻 ok'],
    ['what is no tag stays', '1 < 2 <3 > a <- b', '1 < 2 <3 > a <- b'],
    ['an unfinished tag is the end', 'a<p class="x', 'a'],
    ['so is a quotation mark that never closes, as in a browser', 'a<b title="x>b</b>c<i>d', 'a'],
    ['control characters are gone', 'a\u0000b\u0001<p>\u0001 c', 'ab\n\nc'],
  ])('%s', (_, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('has every word of any text put into tags', () => {
    const words = fc.array(fc.stringMatching(/^[a-z<>&"']{1,8}$/), { minLength: 1, maxLength: 20 });
    const tags = fc.constantFrom('p', 'div', 'span', 'td', 'b', 'li', 'h2');
    const encoded = (word: string) =>
      word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&#62;').replaceAll('"', '&quot;');
    fc.assert(
      fc.property(words, tags, (list, tag) => {
        const html = list.map((word) => `<${tag} title="<x>">${encoded(word)}</${tag}>`).join(' ');
        expect(
          htmlToText(html)
            .split(/[\s•]+/)
            .filter(Boolean),
        ).toEqual(list);
      }),
    );
  });

  it('comes to an end for anything', () => {
    const pieces = fc.constantFrom(...'< > <!-- --> <style> </style <a <p <pre> href=" \' = & ; x'.split(' '), ' ');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        expect(htmlToText(parts.join(''))).not.toContain('\u0001');
      }),
    );
  });

  it.each([
    '<!--',
    '<a href="',
    "<a href='x",
    '<style>',
    '<p class=',
    '<',
    '<a href="http://x">',
    ' \n',
    '&zwnj; ',
    '</pre><pre> ',
    '&',
    '<table><tr><td>',
  ])('is found in one pass over many thousands of %j', (piece) => {
    const html = piece.repeat(Math.ceil(300_000 / piece.length));
    expect(htmlToText(html).length).toBeLessThanOrEqual(html.length * 10);
  });

  it('ends where elements are a thousand deep, however many end that never began', () => {
    const html = `words${'<i>'.repeat(100_000)}${'</b>'.repeat(100_000)}`;
    expect(htmlToText(html)).toBe('words');
  });
});
