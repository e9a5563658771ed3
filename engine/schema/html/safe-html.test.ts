import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { type HtmlNode, htmlNames } from './html-node.ts';
import { isBlankHtml, safeHtml } from './print-html.ts';
import { readHtml } from './read-html.ts';

/** Pieces that attacks are made of, beside all that a keyboard writes. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<script>',
      '</script>',
      '<script',
      '<svg/onload=',
      '<math>',
      '<style>',
      '<template>',
      '<iframe srcdoc=',
      '<p>',
    ],
    ...['<img src=x onerror=alert(1)>', '<a href="', 'javascript:alert(1)', 'data:text/html,', '">', "'", '"', '`'],
    ...[
      '<table>',
      '<tr>',
      '<td colspan=2>',
      '</td>',
      '</table>',
      '<li>',
      '<ul>',
      '<ol>',
      '</li>',
      '<b>',
      '</p>',
      '-->',
    ],
    ...[
      '&lt;',
      '&#60;',
      '&#x3c;',
      '&amp;lt;',
      '&#0;',
      '&#xd800;',
      '\u0000',
      '<',
      '>',
      '/',
      '=',
      ' ',
      '\n',
      '<br/>',
      '<hr>',
    ],
    ...[
      '<dl>',
      '<dt>',
      '<dd>',
      '<th>',
      '<tbody>',
      '<caption>',
      '<h2>',
      '<div style="x" id=a>',
      '</',
      '<base href=//x>',
    ],
    ...[
      ' onclick=',
      ' href=',
      'mailto:a@b.c',
      'https://x.y/?a=1&b=2',
      '/api/file/Download/annex/abc',
      '<title>',
      '<!--',
    ],
    ...['<pre>', '<a href=http://a.b/>', '<plaintext>', '<a href="https://b.c" title="', '</ul>', '</tr>', '</b>'],
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const source = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));

/** The tags of a text that we printed, found another way than by our reader. */
const tagsOf = (text: string) => [...text.matchAll(/<(\/?)([a-z0-9]*)([^<>]*)>?/g)];
const attributes =
  /^( href="(https?:\/\/|mailto:|\/api\/file\/Download\/)[^"]*")?( title="[^"]*")?( (colspan|rowspan)="\d+")*$/;

function depthOf(nodes: readonly HtmlNode[]): number {
  return Math.max(0, ...nodes.map((node) => (node.kind === 'text' ? 0 : 1 + depthOf(node.children))));
}

describe('whatever goes in', () => {
  it('nothing comes out that is not on the list, and no address that runs', () => {
    fc.assert(
      fc.property(source, (text) => {
        for (const [tag, , name = '', rest = ''] of tagsOf(safeHtml(text))) {
          expect(htmlNames, tag).toContain(name);
          expect(tag.endsWith('>'), tag).toBe(true);
          expect(rest, tag).toMatch(attributes);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('made safe again it is the same', () => {
    fc.assert(
      fc.property(source, (text) => {
        const once = safeHtml(text);
        expect(safeHtml(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it('plain words come out as they were', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        const words = readHtml(plain).map((node) => (node.kind === 'text' ? node.text : ''));
        expect(words.join('')).toBe(text);
      }),
    );
  });

  it('is bounded in depth, in length, and in time', () => {
    const size = 100_000;
    for (const part of [
      '<div>',
      '<ul><li>',
      '<a ',
      '<a "',
      '<a b="',
      '<!--',
      '<script>',
      '</div>',
      '<b><p>',
      '<',
      '&',
      '<i>x',
    ]) {
      expect(depthOf(readHtml(part.repeat(size / part.length))), part).toBeLessThanOrEqual(limits.htmlDepth);
    }
    const long = safeHtml(`<p>${'字'.repeat(limits.htmlLength * 2)}</p>`);
    expect(long.length).toBe('<p></p>'.length + limits.htmlLength - 1);
    expect(safeHtml(long)).toBe(long);
  });
});

it.each([
  ['<p onclick="x()">一</p><script>alert(1)</script>二', '<p>一</p>二'],
  ['<a href="JaVaScRiPt:alert(1)">一</a>', '<a>一</a>'],
  ['<a href="java\nscript:alert(1)">一</a>', '<a>一</a>'],
  ['<a href="&#106;avascript:alert(1)">一</a>', '<a>一</a>'],
  ['<a href="//evil.example">一</a>', '<a>一</a>'],
  ['<a href="https://admin@evil.example/">一</a>', '<a>一</a>'],
  ['<a href=https://example.com/a?b=1&c=2 target=_top>一</a>', '<a href="https://example.com/a?b=1&amp;c=2">一</a>'],
  ['<a href="/api/file/Download/annex/ab12">一</a>', '<a href="/api/file/Download/annex/ab12">一</a>'],
  ['<a href="/api/oauth/Logout">一</a>', '<a>一</a>'],
  ['<svg><animate onbegin=alert(1)></svg>一', '一'],
  ['<math><mtext></table><mglyph><style><img src=x onerror=1></math>一', '一'],
  ['<img src=x onerror=alert(1)>一', '一'],
  ['<style>@import "x"</style><base href="//x"><meta http-equiv=refresh><form action=x>一</form>', '一'],
  ['<p>一<p>二<ul><li>三<li>四</ul>', '<p>一</p><p>二</p><ul><li>三</li><li>四</li></ul>'],
  [
    '<table> <tr><td>一<td>二<tr><td colspan="2">三</table>',
    '<table><tr><td>一</td><td>二</td></tr><tr><td colspan="2">三</td></tr></table>',
  ],
  ['<td>一</td><li>二</li>', '一二'],
  ['<b>一<i>二</b>三</i>', '<b>一<i>二</i></b>三'],
  ['一 < 二 & 三 > 四', '一 &lt; 二 &amp; 三 &gt; 四'],
  ['<custom-tag>一</custom-tag><!-- 注 --><?xml?>二<!doctype x>', '一二'],
  ['一<p 没有结束', '一&lt;p 没有结束'],
])('%s becomes %s', (given, kept) => {
  expect(safeHtml(given)).toBe(kept);
});

it('knows what has no words', () => {
  for (const text of ['', '  ', '<p></p>', '<p>&nbsp;</p><br>', '<script>x</script>', '<img>']) {
    expect(isBlankHtml(text), text).toBe(true);
  }
  expect(isBlankHtml('<p>一</p>')).toBe(false);
});
