import { describe, expect, it } from 'vitest';
import { testNode } from '../../test/support/fields.ts';
import { bindDefaults } from './bind-defaults.ts';
import { bindProps } from './bind-props.ts';
import { localProps } from './local-props.ts';

const sources = { models: { list: [{ name: '甲' }] }, site: { version: '1.2' } };

describe('bound props', () => {
  it('are the data as it is now, at any depth', () => {
    const props = {
      rows: { $source: 'models', path: 'list' },
      deep: [{ title: { $source: 'models', path: 'list.0.name' } }],
      text: { $text: '版本 {site.version}' },
      plain: { a: 1 },
    };
    const bound = bindProps(props, sources);
    expect(bound).toEqual({ rows: [{ name: '甲' }], deep: [{ title: '甲' }], text: '版本 1.2', plain: { a: 1 } });
    expect(bound.rows).toBe(sources.models.list);
    expect(bound.plain).toBe(props.plain);
  });

  it('are undefined while their source has nothing', () => {
    expect(bindProps({ a: { $source: 'gone', path: 'x' }, b: { $source: 'site' }, c: { $text: 5 } }, sources)).toEqual({
      a: undefined,
      b: sources.site,
      c: undefined,
    });
    expect(bindProps({ a: { $source: 'toString' } }, {}).a).toBeUndefined();
  });

  it('are the same object where nothing is bound', () => {
    const props = { a: { $source: 5 }, b: [1] };
    expect(bindProps(props, sources)).toBe(props);
  });

  it('that come from data are not looked at again', () => {
    const tricky = { a: { $source: 'models' } };
    expect(bindProps({ x: { $source: 's' } }, { s: tricky }).x).toBe(tricky);
  });
});

describe('bound defaults', () => {
  it('are the data that is there when the form opens, also inside containers', () => {
    const nodes = [
      testNode('a', 'text', { config: { defaultValue: { $source: 'site', path: 'version' } } }),
      testNode('card', 'card', {
        config: { children: [testNode('b', 'text', { config: { defaultValue: { $text: '{site.version}!' } } })] },
      }),
      testNode('c', 'text', { config: { defaultValue: 'plain' } }),
    ];
    const [first, second, third] = bindDefaults(nodes, sources);
    expect(first?.config.defaultValue).toBe('1.2');
    expect(second?.config.children?.[0]?.config.defaultValue).toBe('1.2!');
    expect(third).toBe(nodes[2]);
    expect(nodes[0]?.config.defaultValue).toEqual({ $source: 'site', path: 'version' });
    const plain = [testNode('c', 'text')];
    expect(bindDefaults(plain, sources)).toBe(plain);
  });
});

describe('props in the language that is read', () => {
  it('have one text for each of several, at any depth, and stay the same where there is none', () => {
    const props = { title: { zh: '名', en: 'Name' }, items: [{ label: { zh: '项' } }, { zh: 5 }], same: { a: ['x'] } };
    const local = localProps(props, 'en');
    expect(local).toEqual({ title: 'Name', items: [{ label: '项' }, { zh: 5 }], same: { a: ['x'] } });
    expect(local.same).toBe(props.same);
    const plain = { a: [1, { b: null }] };
    expect(localProps(plain, 'zh')).toBe(plain);
  });
});
