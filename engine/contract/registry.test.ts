import { describe, expect, it } from 'vitest';
import { kindWidgets } from '../../test/support/fields.ts';
import { createRegistry } from './registry.ts';
import { defineWidget, type Widget } from './widget.ts';

const descriptors = [...kindWidgets.values()];
const widgetOf = (key: string): Widget => {
  const descriptor = kindWidgets.get(key);
  if (!descriptor) throw new Error(key);
  return defineWidget(descriptor, () => null);
};

describe('a registry', () => {
  it('brings a widget once, however often and by whomever it is asked for', async () => {
    const asked: string[] = [];
    const registry = createRegistry(descriptors, async (key) => {
      asked.push(key);
      return widgetOf(key);
    });
    expect(registry.has(['text'])).toBe(false);
    await Promise.all([registry.load(['text', 'text', 'date']), registry.load(['text'])]);
    await registry.load(['text']);
    expect(asked).toEqual(['text', 'date']);
    expect(registry.has(['text', 'date'])).toBe(true);
    expect(registry.widget('text')?.descriptor.key).toBe('text');
  });

  it('does not wait for what nobody knows', async () => {
    const registry = createRegistry(descriptors, async (key) => widgetOf(key));
    await registry.load(['nobody']);
    expect(registry.has(['nobody'])).toBe(true);
    expect(registry.widget('nobody')).toBeUndefined();
  });

  it('asks again for a widget that could not be brought', async () => {
    let tries = 0;
    const registry = createRegistry(descriptors, async (key) => {
      tries += 1;
      if (tries === 1) throw new Error('network gone');
      return widgetOf(key);
    });
    await registry.load(['text']);
    expect(registry.widget('text')).toBeUndefined();
    await registry.load(['text']);
    expect(registry.widget('text')).toBeDefined();
  });

  it('brings the others when one fails, also at once', async () => {
    const registry = createRegistry(descriptors, (key) => {
      if (key === 'text') throw new Error('no such file');
      return key === 'date' ? undefined : Promise.resolve(widgetOf(key));
    });
    await registry.load(['text', 'date', 'time']);
    expect([registry.has(['text']), registry.has(['date']), registry.has(['time'])]).toEqual([false, false, true]);
  });

  it('refuses two descriptors with one key', () => {
    expect(() => createRegistry([...descriptors, ...descriptors.slice(0, 1)], () => undefined)).toThrow(/Two widgets/);
  });
});
