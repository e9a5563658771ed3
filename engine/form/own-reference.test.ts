import { describe, expect, it } from 'vitest';
import { resolveDocument } from '../resolve/resolve-document.ts';
import { describe as describeWidgets } from '../schema/fields/descriptor.ts';
import type { RefersTo } from '../schema/fields/refers.ts';
import type { ValueKindName } from '../schema/fields/value-kind.ts';
import { openForm } from './open-form.ts';

const person = { userId: 'ann', organizeIds: ['house', 'office'], positionId: '' };

/** What a form begins with that has one field. */
function first(
  to: RefersTo,
  value: ValueKindName,
  config: object,
  values?: Record<string, unknown>,
  who?: typeof person,
) {
  const texts = { zh: {}, en: {}, zhtw: {} };
  const widgets = describeWidgets([
    {
      ...{ key: 'picker', kind: 'field', category: 'advanced', icon: '', title: '', defaults: {}, settings: [], texts },
      value,
      refers: () => ({ to, range: {} }),
    },
  ]);
  const nodes = [{ id: 'a', vModel: 'a', config: { aditKey: 'picker', ...config } }];
  const clock = { now: () => new Date(), timeZone: 'Asia/Shanghai', person: who };
  return openForm(resolveDocument({ nodes }, widgets), values, clock).submitValues().a;
}
const own = { defaultCurrent: true };

describe('one’s own to begin with', () => {
  it.each<[RefersTo, ValueKindName, unknown]>([
    ['user', 'reference', 'ann'],
    ['user', 'references', ['ann']],
    ['member', 'reference', 'ann--user'],
    ['department', 'reference', 'office'],
    ['organize', 'path', ['house', 'office']],
    ['organize', 'paths', [['house', 'office']]],
  ])('stands in a new record: %s, %s', (to, kind, value) => {
    expect(first(to, kind, own, undefined, person)).toEqual(value);
  });

  it('gives way to what is not there, not asked for, or not known', () => {
    expect(first('position', 'reference', { ...own, defaultValue: 'lead' }, undefined, person)).toBe('lead');
    expect(first('role', 'reference', own, undefined, person) ?? null).toBeNull();
    expect(first('organize', 'path', own, undefined, { ...person, organizeIds: [] }) ?? null).toBeNull();
    expect(first('user', 'reference', {}, undefined, person) ?? null).toBeNull();
    expect(first('user', 'reference', own) ?? null).toBeNull();
  });

  it('is not put into a record that stands', () => {
    expect(first('user', 'reference', own, { a: null, b: 1 }, person) ?? null).toBeNull();
  });
});
