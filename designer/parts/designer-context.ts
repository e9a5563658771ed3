// Here: what every part of the designer is handed and shares.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Registry } from '../../engine/contract/registry.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { Command, Refused } from '../document/command.ts';
import { type DesignTree, treeOf } from '../document/design-tree.ts';
import type { DesignState, DesignStore } from '../history/design-store.ts';
import type { ComparedMark } from './compared-mark.ts';

/** What every part of the designer is handed: the design, the widgets, and what is wrong with the design now. */
export interface Designer {
  readonly store: DesignStore;
  readonly registry: Registry;
  /** Findings of the document as it is, most severe first; pointers are those of the document. */
  readonly findings: readonly Finding[];
  /** Carries out a command; a refusal is said to the person. @returns whether it was done */
  run<Args>(command: Command<Args>, args: Args): boolean;
  /** The reason why a command cannot be given now, in words; null when it can. */
  reason<Args>(command: Command<Args>, args: Args): string | null;
  /** A refusal in words. */
  refusedText(refused: Refused): string;
  /** Of a design that is only compared with another: what became of its nodes, by key. Nothing can be changed then. */
  readonly compared?: ReadonlyMap<string, ComparedMark>;
}

export const DesignerContext = createContext<Designer | null>(null);

/** @throws Error outside a designer: a mistake of ours */
export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('A part of the designer was drawn outside it: wrap it in DesignerContext.');
  return designer;
}

/** A part of the designer's state; draws again only when that part is another one (compared by reference). */
export function useDesign<Part>(read: (state: DesignState) => Part): Part {
  const { store } = useDesigner();
  return useSyncExternalStore(store.subscribe, () => read(store.state()));
}

/** The tree of the document as it is. */
export function useTree(): DesignTree {
  return useDesign((state) => treeOf(state.document));
}
