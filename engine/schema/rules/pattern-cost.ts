import { type CharacterSet, overlaps } from './pattern-sets.ts';
import type { PatternTree } from './pattern-tree.ts';

/** Characters that can begin what a tree matches, and whether it can match nothing. */
interface Start {
  readonly set: CharacterSet;
  readonly optional: boolean;
}

const nothing: Start = { set: [], optional: true };

/** Repeated this often, an ambiguous group is as bad as one repeated without end. */
const manyTimes = 10;
/** Open-ended repeats in one sequence whose characters overlap: the time grows by that power of the length. */
const overlappingRepeats = 5;

/**
 * True when a backtracking engine may take exponential (or a high power of) time: a repeated group can take the same
 * text in several ways, because a part of it that varies in length may be followed by what it matches itself, as in
 * `(a+)+`, `(.*a){20}`, `(a|a)*`; or many such parts follow one another. `(\d+\.)*` is not reported.
 */
export function isSlowPattern(tree: PatternTree): boolean {
  return hasAmbiguousLoop(tree, null);
}

/** Atoms after every counted repeat is written out: what an engine has to hold. */
export function expandedSize(tree: PatternTree): number {
  switch (tree.kind) {
    case 'empty':
      return 0;
    case 'atom':
      return 1;
    case 'sequence':
      return tree.parts.reduce((sum, part) => sum + expandedSize(part), 0);
    case 'choice':
      return tree.options.reduce((sum, option) => sum + expandedSize(option), 1);
    case 'repeat':
      return expandedSize(tree.of) * Math.max(1, Number.isFinite(tree.max) ? tree.max : tree.min + 1);
  }
}

/** @param after what may follow within the innermost loop around the tree; null outside loops */
function hasAmbiguousLoop(tree: PatternTree, after: Start | null): boolean {
  switch (tree.kind) {
    case 'empty':
    case 'atom':
      return false;
    case 'choice':
      return (
        (after !== null && hasTwinOptions(tree.options)) ||
        tree.options.some((option) => hasAmbiguousLoop(option, after))
      );
    case 'sequence':
      return (
        hasLongOverlap(tree.parts) ||
        tree.parts.some((part, index) => {
          const rest = startOf({ kind: 'sequence', parts: tree.parts.slice(index + 1) });
          return hasAmbiguousLoop(part, after && chain(rest, after));
        })
      );
    case 'repeat': {
      const start = startOf(tree.of);
      const varies = tree.min !== tree.max;
      if (varies && after && overlaps(start.set, after.set)) return true;
      // Within a loop, or in one of its own, the body may be followed by its next turn or by what comes after it.
      const turns = tree.max >= manyTimes || (after !== null && tree.max > 1);
      return hasAmbiguousLoop(tree.of, turns ? either(start, after ?? nothing) : after);
    }
  }
}

function startOf(tree: PatternTree): Start {
  switch (tree.kind) {
    case 'empty':
      return nothing;
    case 'atom':
      return { set: tree.set, optional: false };
    case 'choice': {
      const starts = tree.options.map(startOf);
      return { set: starts.flatMap((start) => start.set), optional: starts.some((start) => start.optional) };
    }
    case 'repeat': {
      const start = startOf(tree.of);
      return { set: start.set, optional: start.optional || tree.min === 0 };
    }
    case 'sequence': {
      const set: (readonly [number, number])[] = [];
      for (const part of tree.parts) {
        const start = startOf(part);
        set.push(...start.set);
        if (!start.optional) return { set, optional: false };
      }
      return { set, optional: true };
    }
  }
}

function chain(first: Start, second: Start): Start {
  return first.optional ? { set: [...first.set, ...second.set], optional: second.optional } : first;
}

function either(first: Start, second: Start): Start {
  return { set: [...first.set, ...second.set], optional: first.optional || second.optional };
}

/** Two options of one character each that share a character: each turn of the loop can go both ways. */
function hasTwinOptions(options: readonly PatternTree[]): boolean {
  const singles = options.flatMap((option) => {
    const part = option.kind === 'sequence' && option.parts.length === 1 ? option.parts[0] : option;
    return part?.kind === 'atom' ? [part.set] : [];
  });
  return singles.some((set, index) => singles.slice(index + 1).some((other) => overlaps(set, other)));
}

function hasLongOverlap(parts: readonly PatternTree[]): boolean {
  let run = 0;
  let previous: CharacterSet | null = null;
  for (const part of parts) {
    if (part.kind !== 'repeat' || Number.isFinite(part.max)) continue;
    const { set } = startOf(part.of);
    run = previous && overlaps(previous, set) ? run + 1 : 1;
    previous = set;
    if (run >= overlappingRepeats) return true;
  }
  return false;
}
