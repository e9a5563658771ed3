// Here: what every box of the canvas is handed.

import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { DescriptorMap } from '../../../engine/schema/fields/descriptor.ts';
import type { Language, Translate } from '../../../engine/schema/text/text.ts';
import type { DesignStore } from '../../history/design-store.ts';
import type { Designer } from '../../parts/designer-context.ts';
import type { KeyMarks } from './key-marks.ts';

/**
 * What every node of the canvas is handed. The same object for as long as language and device are the same: a node is
 * drawn again because of itself or its marks, never because something else was.
 */
export interface CanvasTools {
  readonly store: DesignStore;
  readonly descriptors: DescriptorMap;
  readonly run: Designer['run'];
  readonly reason: Designer['reason'];
  readonly translate: Translate;
  readonly language: Language;
  readonly device: 'pc' | 'phone';
  /** `first` or `also` for chosen nodes. */
  readonly chosen: KeyMarks;
  /** Findings of a node, as `finding-marks` writes them. */
  readonly findings: KeyMarks;
  /** What became of nodes in a comparison; undefined where the design is worked on. */
  readonly compared: Designer['compared'];
}

export const CanvasContext = createContext<CanvasTools | null>(null);

/** @throws Error outside a canvas: a mistake of ours */
export function useCanvas(): CanvasTools {
  const tools = useContext(CanvasContext);
  if (!tools) throw new Error('A node was drawn outside a canvas: wrap it in CanvasContext.');
  return tools;
}

export function useMark(marks: KeyMarks, key: string): string | undefined {
  const subscribe = useCallback((listener: () => void) => marks.subscribe(key, listener), [marks, key]);
  return useSyncExternalStore(subscribe, () => marks.read(key));
}
