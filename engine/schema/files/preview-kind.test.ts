import { expect, it } from 'vitest';
import { previewKind } from './preview-kind.ts';

it('tells by its name how a file is shown, and shows nothing that could run', () => {
  const names = ['a.PNG', 'b.csv', 'c.xml', 'd.mp3', 'e.MP4', 'f.svg', 'g.html', 'h.xhtml', 'i.docx', 'j', 'k.png.exe'];
  expect(names.map(previewKind)).toEqual([
    ...['picture', 'text', 'text', 'audio', 'video'],
    ...['none', 'none', 'none', 'none', 'none', 'none'],
  ]);
});
