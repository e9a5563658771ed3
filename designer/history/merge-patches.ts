import type { DocumentPatch, Operation } from '../document/patch.ts';

interface TwoWays {
  readonly forward: DocumentPatch;
  readonly backward: DocumentPatch;
}

/**
 * Two changes as one. A value that is replaced again (typing) keeps only its last replacement forward and its first
 * backward, so that an entry does not grow with the keys that were pressed.
 */
export function mergePatches(first: TwoWays, second: TwoWays): TwoWays {
  const forward = [...first.forward];
  let taken = 0;
  for (const operation of second.forward) {
    const place = operation.op === 'replace' ? earlierWrite(forward, operation.path) : -1;
    const earlier = forward[place];
    if (operation.op !== 'replace' || !earlier || !('value' in earlier)) break;
    forward[place] = { ...earlier, value: operation.value };
    taken += 1;
  }
  // The inverse of what was taken in is at the end of the later way back; the earlier way back undoes it as well.
  const { length } = second.forward;
  return {
    forward: [...forward, ...second.forward.slice(taken)],
    backward: [...second.backward.slice(0, length - taken), ...first.backward],
  };
}

/** The last operation that wrote a value to the same place, with nothing after it that concerns the place. */
function earlierWrite(operations: readonly Operation[], path: string): number {
  for (let index = operations.length - 1; index >= 0; index -= 1) {
    const operation = operations[index];
    if (!operation || operation.op === 'move' || operation.op === 'remove') return -1;
    if (operation.path === path) return index;
    if (operation.op === 'add' || concerns(operation.path, path)) return -1;
  }
  return -1;
}

function concerns(one: string, other: string): boolean {
  return one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
