/** HTML mails as text: what a person would read, and linear time for any input. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '#service/importers/mail/html-text.ts';
import { items, rows } from '../../support/text-table.ts';

describe('the text of an HTML mail', () => {
  it.each(
    rows(`
      puts blocks and <br> on lines | <div>one</div><div>two<br>three<br/></div>four | one↵two↵three↵four
      separates paragraphs by an empty line | <p>one</p>↵  <p>two</p><h1>three</h1> | one↵↵two↵↵three
      collapses white space | a↵\t b&nbsp;&nbsp;c <b> d</b> e | a b c d e
      does not split words at tags | in<b>divis</b><span style="a>b">ible</span> | indivisible
      separates cells by spaces, rows by lines | <table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr> | a b↵c
      adds bullets to lists | <ul><li>one</li><li>two</li></ul> | • one↵• two
      keeps an empty line | <div>a</div><div><br></div><div>b</div> | a↵↵b
      keeps the white space of pre | <pre>if (a)↵    b;</pre> | if (a)↵    b;
      drops the head and style | <!doctype html><head><title>T</title><style>p > a{}</style></head>yes | yes
      drops scripts and comments | <!-- x > --><script>"<p>no"</script>yes | yes
      adds a link's address | <a href="https://a.example/b?x=1&amp;y=2">here</a>. | here (https://a.example/b?x=1&y=2).
      adds none that is shown | <a href="https://www.a.example/">www.a.example</a> | www.a.example
      adds none that is shown with its scheme | <a href='http://b.example'>http://b.example</a> | http://b.example
      adds no long address | <a href="https://a.example/${'t'.repeat(300)}">x</a> | x
      adds no address but of web pages | <a href="mailto:a@b">y</a> <a name=z>z</a> | y z
      drops fillers of newsletters | Sale&zwnj;&nbsp;&zwnj;&nbsp;&#847;&shy; now | Sale\u200c now
      decodes character references | &amp;lt; &eacute;&#233;&#x1F44B;&#146; &unknown; | &lt; éé👋’ &unknown;
      keeps joiners of emoji | 👩‍💻 ok | 👩‍💻 ok
      keeps angle brackets that are not tags | 1 < 2 <3 > a <- b | 1 < 2 <3 > a <- b
      ends at an unfinished tag | a<p class="x | a
      ends at an unclosed quotation mark, like a browser | a<b title="x>b</b>c<i>d | a
      drops control characters | a\u0000b\u0001<p>\u0001 c | ab↵↵c`),
  )('%s', (_, html = '', text = '') => {
    const broken = (shown: string) => shown.replaceAll('↵', '\n');
    expect(htmlToText(broken(html))).toEqual({ text: broken(text), isCut: false });
  });

  it('contains every word of any text in tags', () => {
    const words = fc.array(fc.stringMatching(/^[a-z<>&"']{1,8}$/), { minLength: 1, maxLength: 20 });
    const tags = fc.constantFrom('p', 'div', 'span', 'td', 'b', 'li', 'h2');
    const encoded = (word: string) =>
      word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&#62;').replaceAll('"', '&quot;');
    fc.assert(
      fc.property(words, tags, (list, tag) => {
        const html = list.map((word) => `<${tag} title="<x>">${encoded(word)}</${tag}>`).join(' ');
        expect(
          htmlToText(html)
            .text.split(/[\s•]+/)
            .filter(Boolean),
        ).toEqual(list);
      }),
    );
  });

  it('terminates for any input', () => {
    const pieces = fc.constantFrom(...'< > <!-- --> <style> </style <a <p <pre> href=" \' = & ; x'.split(' '), ' ');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        expect(htmlToText(parts.join('')).text).not.toContain('\u0001');
      }),
    );
  });

  it.each([
    ' \n',
    '&zwnj; ',
    '</pre><pre> ',
    ...items(`<!-- | <a href=" | <a href='x | <style> | <p class= | < | <a href="http://x"> | & | <table><tr><td>`),
  ])('is fast for many thousands of %j', (piece) => {
    const html = piece.repeat(Math.ceil(300_000 / piece.length));
    expect(htmlToText(html).text.length).toBeLessThanOrEqual(html.length * 10);
  });

  it('ends at a nesting of a thousand elements and says so, and is fast for closing tags without opening ones', () => {
    const html = `words${'<i>'.repeat(100_000)}${'</b>'.repeat(100_000)}`;
    expect(htmlToText(html)).toEqual({ text: 'words', isCut: true });
  });
});
