import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { Language, Translate } from '../../engine/schema/text/text.ts';
import type { DesignStore } from '../history/design-store.ts';
import type { Designer } from '../parts/designer-context.ts';

/** What the lines are handed; the same object from one command to the next. */
export interface OutlineTools {
  readonly store: DesignStore;
  readonly descriptors: DescriptorMap;
  readonly translate: Translate;
  readonly language: Language;
  readonly run: Designer['run'];
  readonly reason: Designer['reason'];
  /** The line whose name is typed, or whose menu is open; null: none. */
  turn(key: string, state: 'renaming' | 'menu' | null): void;
}
