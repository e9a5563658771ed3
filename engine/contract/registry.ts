import { type Descriptor, type DescriptorMap, describe } from '../schema/fields/descriptor.ts';
import type { Widget } from './widget.ts';

/** The widgets an engine is handed. Descriptors are there at once; components come when a document first needs them. */
export interface Registry {
  readonly descriptors: DescriptorMap;
  /** The widget, when its component has been loaded. */
  widget(key: string): Widget | undefined;
  /** Loads the components of these keys; unknown keys and failed loads are left out, and drawn as error nodes. */
  load(keys: Iterable<string>): Promise<void>;
  /** True when every known one of these keys can be drawn at once. */
  has(keys: Iterable<string>): boolean;
}

/**
 * @param load brings one widget; called once for a key, again after a failure
 * @throws Error when two descriptors have one key
 */
export function createRegistry(
  descriptors: readonly Descriptor[],
  load: (key: string) => Promise<Widget | undefined> | undefined,
): Registry {
  const byKey = describe(descriptors);
  const loaded = new Map<string, Widget>();
  const underWay = new Map<string, Promise<void>>();

  const bring = (key: string): Promise<void> => {
    const known = underWay.get(key);
    if (known) return known;
    const done = Promise.resolve()
      .then(() => load(key))
      .then((widget) => {
        if (widget) loaded.set(key, widget);
      })
      // A component that cannot be fetched (network gone, old page) is an error node with a way to try again.
      .catch(() => {})
      .finally(() => underWay.delete(key));
    underWay.set(key, done);
    return done;
  };

  return {
    descriptors: byKey,
    widget: (key) => loaded.get(key),
    has: (keys) => [...keys].every((key) => loaded.has(key) || !byKey.has(key)),
    load: async (keys) => {
      await Promise.all([...new Set(keys)].filter((key) => byKey.has(key) && !loaded.has(key)).map(bring));
    },
  };
}
