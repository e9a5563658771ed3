import type { Named } from '../../../engine/contract/name-store.ts';
import type { ChoiceType } from '../../../engine/schema/calls/index.ts';
import { type Chosen, chosenKey } from '../../../engine/schema/references/index.ts';

/** A place of what can be chosen from. */
export interface PickerNode extends Chosen {
  readonly id: string;
  readonly type: ChoiceType;
  readonly label: string;
  /** Where it stands, to tell it from its namesakes. */
  readonly note: string;
  readonly hasChildren: boolean;
  /** Else it only leads to others. */
  readonly canChoose: boolean;
  /** What stands below it, where that came with it. */
  readonly children?: readonly PickerNode[];
}

export const nodeKey: (node: PickerNode) => string = chosenKey;

/** One page of one level, or of what a word is in. */
export interface PickerPage {
  readonly list: readonly PickerNode[];
  readonly total: number;
}

export interface PickerQuestion {
  /** Null: the topmost. */
  readonly parent: PickerNode | null;
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
  readonly signal: AbortSignal;
}

/** Something to choose from. */
export interface PickerTab {
  readonly key: string;
  /** Levels below each other; else a plain list. */
  readonly isTree: boolean;
  ask(question: PickerQuestion): Promise<PickerPage>;
}

/** What is known of a place by its having been shown. */
export function nameOfNode({ keys, label, note }: PickerNode): Named[] {
  const key = keys.at(-1);
  return key === undefined ? [] : [{ key, fullName: label, organize: note, state: 'ok' }];
}
