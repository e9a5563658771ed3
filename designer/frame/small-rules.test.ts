import { describe, expect, it } from 'vitest';
import { finding } from '../../engine/schema/findings/finding.ts';
import { withJudged } from '../findings/judged-findings.ts';
import { viewOf } from '../parts/views.ts';
import { fillCommandWords } from './fill-command-words.ts';
import { nextSpan } from './next-span.ts';

describe('the view of a place', () => {
  const model = { form: { nodes: [] } };
  const screen = { nodes: [] };
  it('is the one that edits it: the canvas for nodes, JSON for what has no view', () => {
    expect(viewOf('/form/nodes/3/config', true, model)).toBe('form');
    const places = ['/list/columnList/2', '/list', '/form/form/labelWidth', '/enCode'];
    expect(places.map((at) => viewOf(at, false, model))).toEqual(['list', 'list', 'settings', 'settings']);
    expect(viewOf('/tables/0/fields/1/dataLength', false, model)).toBe('tables');
    const others = ['', '/form/nodes', '/listing', '/form/sources'];
    expect(others.map((at) => viewOf(at, false, model))).toEqual(['json', 'json', 'json', 'json']);
  });

  it('is one of those that a page has', () => {
    const places = ['/title', '/form/gutter', '/list', '/sources/users'];
    expect(places.map((at) => viewOf(at, false, screen))).toEqual(['settings', 'settings', 'json', 'sources']);
    expect(viewOf('/nodes/0', true, screen)).toBe('form');
  });
});

describe('the next width', () => {
  it('is the next that forms are made of, from any width; the ends stay', () => {
    expect([nextSpan(12, 1), nextSpan(12, -1), nextSpan(13, 1), nextSpan(13, -1)]).toEqual([14, 10, 14, 12]);
    expect([nextSpan(24, 1), nextSpan(4, -1), nextSpan(1, -1)]).toEqual([24, 4, 1]);
  });
});

describe('what a command says', () => {
  it('names widgets in the reader’s language and leaves every other word', () => {
    const translate = (key: string) => `<${key}>`;
    expect(fillCommandWords({ kind: 'widget.input', label: 'widget', count: 2 }, translate)).toEqual({
      kind: '<widget.input>',
      label: 'widget',
      count: 2,
    });
  });
});

describe('findings of the server', () => {
  const document = { version: 1 };
  const own = [finding('document.shape', '/form')];
  const judged = [
    finding('document.shape', '/form'),
    finding('widget.unknown', '/form/nodes/0'),
    { ...finding('document.shape', '/x'), code: 'rule.email' },
  ];

  it('stand beside the own ones, each once, as long as the document is the one that was judged', () => {
    expect(withJudged(own, { document, findings: judged }, document).map(({ at }) => at)).toEqual([
      '/form',
      '/form/nodes/0',
    ]);
    expect(withJudged(own, { document, findings: judged }, { ...document })).toBe(own);
    expect(withJudged(own, null, document)).toBe(own);
  });
});
