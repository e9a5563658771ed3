import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectType, faultAt, placeIn, reformat } from './code-types.ts';

const laidOut = (text: string, type: 'JSON' | 'XML' | 'HTML') => reformat(text, type, false);
const compressed = (text: string, type: 'JSON' | 'XML' | 'HTML') => reformat(text, type, true);

describe('the type of a text', () => {
  it.each([
    ['  <!DOCTYPE html><p>a</p>', 'HTML'],
    ['<a/>', 'XML'],
    [' {"a":1}', 'JSON'],
    ['[1]', 'JSON'],
    ['{"a":', 'TEXT'],
    ['7', 'TEXT'],
    ['湿渍', 'TEXT'],
    ['', 'TEXT'],
  ])('%j is %s', (text, type) => expect(detectType(text)).toBe(type));
});

describe('JSON', () => {
  it('is laid out and compressed without reading its numbers, or losing a name that stands twice', () => {
    const text = '{"id":12345678901234567890,"n":1.0,"n":[],"o":{ },"l":[1,"\\u0061 b"]}';
    const lines = [
      ...['{', '  "id": 12345678901234567890,', '  "n": 1.0,', '  "n": [],', '  "o": {},', '  "l": ['],
      ...['    1,', '    "\\u0061 b"', '  ]', '}'],
    ];
    expect(laidOut(text, 'JSON')).toEqual({ text: lines.join('\n') });
    expect(compressed(lines.join('\n'), 'JSON')).toEqual({ text: text.replace('{ }', '{}') });
  });

  it('is laid out as JSON.stringify does it, and means the same, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(laidOut(text, 'JSON')).toEqual({ text: JSON.stringify(JSON.parse(text), null, 2) });
        expect(compressed(JSON.stringify(value, null, 2), 'JSON')).toEqual({ text });
      }),
    );
  });

  it('is what JSON.parse takes, and nothing else', () => {
    const parts = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '0',
      '1e5',
      ' ',
      'null',
      '\\',
      'x',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (list) => {
        const text = list.join('');
        if (text.trim() !== '') expect(faultAt(text, 'JSON') === undefined, text).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('of many levels does not grow beyond all bounds', () => {
    const text = '['.repeat(9_000) + ']'.repeat(9_000);
    const made = laidOut(text, 'JSON');
    expect('text' in made && made.text.length).toBeLessThan(2_000_000);
  });
});

describe('XML', () => {
  it('has a line for each element; text, mixed text and what asks for it stay to the letter', () => {
    const text =
      '<?xml version="1.0"?><!-- n --><a b="1 > 0"><c>  t </c><d/><e>one <f>two</f>\n three</e><g> </g><h xml:space="preserve"> <i/></h><j><![CDATA[ <x> ]]></j></a>';
    const lines = [
      ...['<?xml version="1.0"?>', '<!-- n -->', '<a b="1 > 0">', '  <c>  t </c>', '  <d/>'],
      ...['  <e>one <f>two</f>', ' three</e>', '  <g> </g>', '  <h xml:space="preserve"> <i/></h>'],
      ...['  <j><![CDATA[ <x> ]]></j>', '</a>'],
    ];
    expect(laidOut(text, 'XML')).toEqual({ text: lines.join('\n') });
    expect(compressed(lines.join('\n'), 'XML')).toEqual({ text });
  });

  it('keeps every text where it stood, whatever the tree', () => {
    fc.assert(
      fc.property(element, (root) => {
        const text = written(root);
        const made = laidOut(text, 'XML');
        if (!('text' in made)) throw new Error(`${text} was refused at ${made.at}`);
        expect(compressed(made.text, 'XML')).toEqual({ text });
        expect(laidOut(made.text, 'XML')).toEqual(made);
      }),
    );
  });

  it.each([
    ['<a>\n<b>\n</a>', 3, 1],
    ['<a><b></a>', 1, 7],
    ['<a', 1, 1],
    ['<a>', 1, 1],
    ['<a b=c/>', 1, 1],
    ['<a/>\n<b/>', 2, 1],
    ['<a/>x', 1, 5],
    ['<!-- n -->', 1, 11],
    ['<a>1 < 2</a>', 1, 6],
    ['</a>', 1, 1],
  ])('%j is none from line %i, column %i on', (text, line, column) => {
    expect(placeIn(text, faultAt(text, 'XML') ?? -1)).toEqual({ line, column });
    const kept = laidOut(text, 'XML');
    expect('text' in kept).toBe(false);
  });
});

describe('HTML', () => {
  it('breaks between blocks alone: a blank beside a word, a link or a picture would be seen', () => {
    const text =
      '<!doctype html><html><head><title>a < b</title><script>if (a < b) {\n x("</p>") }</script></head><body><p><b>a</b> <i>b</i></p><div><p>x<br>y</p><hr></div><pre> <p>k</p> </pre></body></html>';
    const lines = [
      ...['<!doctype html>', '<html>', '  <head>', '    <title>a < b</title>', '    <script>if (a < b) {'],
      ...[' x("</p>") }</script>', '  </head>', '  <body>', '    <p><b>a</b> <i>b</i></p>', '    <div>'],
      ...['      <p>x<br>y</p>', '      <hr>', '    </div>', '    <pre> <p>k</p> </pre>', '  </body>', '</html>'],
    ];
    expect(laidOut(text, 'HTML')).toEqual({ text: lines.join('\n') });
    expect(compressed(lines.join('\n'), 'HTML')).toEqual({ text });
  });

  it('stays as it is where it is a line of text', () => {
    const text = 'see <a href=/x/>this</a>  and <IMG src="a.png" alt> ';
    expect(laidOut(text, 'HTML')).toEqual({ text });
    expect(faultAt('<div><p>a</div>', 'HTML')).toBe(9);
  });

  it('is read to its end, however it is written', () => {
    for (const piece of ['<', '<a ', '<!--', '"', "<a b='", '<a b=', '<script>', '<a>', ' ', '<![', '<?']) {
      const text = `<p>${piece.repeat(20_000 / piece.length)}`;
      expect(faultAt(text, 'HTML')).toBeTypeOf('number');
      expect(faultAt(text, 'XML')).toBeTypeOf('number');
    }
  });
});

interface Tree {
  readonly name: string;
  readonly inside: string | readonly Tree[];
}

const { element } = fc.letrec<{ element: Tree }>((tie) => ({
  element: fc.record({
    name: fc.constantFrom('a', 'b', 'x:y', '管廊'),
    inside: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('', ' ', ' t\n', '1 &lt; 2', '<![CDATA[<a>]]>', 'one <b>two</b> <b> </b>'),
      fc.array(tie('element'), { minLength: 1, maxLength: 4 }),
    ),
  }),
}));

function written({ name, inside }: Tree): string {
  return `<${name}>${typeof inside === 'string' ? inside : inside.map(written).join('')}</${name}>`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
