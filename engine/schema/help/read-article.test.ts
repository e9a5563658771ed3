import { expect, it } from 'vitest';
import { articleWords, readArticle } from './read-article.ts';

const text = (words: string) => ({ kind: 'text', text: words });

it('makes blocks of lines: headings, paragraphs, and steps and items that follow each other', () => {
  expect(readArticle(['What it is.', '', '# How', '1. First', '2. Then', '- one', '- other', '1. Anew'])).toEqual([
    { kind: 'paragraph', spans: [text('What it is.')] },
    { kind: 'heading', spans: [text('How')] },
    { kind: 'steps', items: [[text('First')], [text('Then')]] },
    { kind: 'list', items: [[text('one')], [text('other')]] },
    { kind: 'steps', items: [[text('Anew')]] },
  ]);
});

it('knows bold words and keys within a line', () => {
  expect(readArticle(['1. Press `Ctrl K`, then **New**'])).toEqual([
    {
      kind: 'steps',
      items: [[text('Press '), { kind: 'key', text: 'Ctrl K' }, text(', then '), { kind: 'bold', text: 'New' }]],
    },
  ]);
});

it('leaves as text what is no mark of its own: elements, addresses, marks without an end', () => {
  const lines = [
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1)) &lt;b&gt;',
    '**open `open',
    '****',
    '1.No step',
    '#No heading',
  ];
  expect(readArticle(lines)).toEqual(lines.map((line) => ({ kind: 'paragraph', spans: [text(line)] })));
});

it('reads a long line of marks in no time to speak of', () => {
  const line = '**'.repeat(100_000);
  expect(readArticle([line, '`'.repeat(100_000)])).toHaveLength(2);
});

it('is searched without its marks', () => {
  expect(articleWords(['# How', '1. Press `Ctrl K`', '- **New** one'])).toBe('How\nPress Ctrl K\nNew one');
});
