import { useState } from 'react';
import { namesOf } from '../../engine/contract/names-of.ts';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type Chosen, chosenKey } from '../../engine/schema/references/index.ts';
import { nameOfNode, type PickerNode } from './sources/picker-node.ts';

export interface Draft {
  readonly chosen: readonly Chosen[];
  readonly keys: ReadonlySet<string>;
  /** One more was wanted than a value holds. */
  readonly isFull: boolean;
  pick(node: PickerNode): void;
  drop(key: string): void;
  clear(): void;
}

/** What is chosen while a picker is open. Of one a press replaces, of several it adds, and a second press does nothing. */
export function useDraft(initial: readonly Chosen[], isSeveral: boolean): Draft {
  const names = namesOf(useServices());
  const [chosen, setChosen] = useState(initial);
  const [isFull, setIsFull] = useState(false);
  const keys = new Set(chosen.map(chosenKey));
  return {
    chosen,
    keys,
    isFull,
    pick(node) {
      if (!node.canChoose || keys.has(chosenKey(node))) return;
      const isOver = isSeveral && chosen.length >= limits.pickedMost;
      setIsFull(isOver);
      if (isOver) return;
      names.learn(nameOfNode(node));
      const { value, keys: own } = node;
      setChosen([...(isSeveral ? chosen : []), { value, keys: own }]);
    },
    drop(key) {
      setIsFull(false);
      setChosen(chosen.filter((one) => chosenKey(one) !== key));
    },
    clear() {
      setIsFull(false);
      setChosen([]);
    },
  };
}
