import { expect, it } from 'vitest';
import { carryOut, container, designOf, field, form, outline, refusalOf } from '../../test/support/designer/design.ts';
import { copyText } from './copy-text.ts';
import { cutNodes } from './cut-nodes.ts';
import { pasteNodes } from './paste-nodes.ts';

const document = form([field('a'), container('c', [field('b')])]);

it('takes nodes out, and pasting brings the same ones back with their ids and names', () => {
  const text = copyText(designOf(document), ['c']);
  const cut = carryOut(document, cutNodes, { keys: ['c'] });
  expect(outline(cut.document)).toBe('a');
  expect(cut.says.key).toBe('command.node.cut');
  expect(carryOut(cut.document, pasteNodes, { text, parent: null, index: 1 }).document).toEqual(document);
});

it('refuses nothing chosen', () => {
  expect(refusalOf(document, cutNodes, { keys: [] })?.refused).toBe('refusal.nothingChosen');
});
