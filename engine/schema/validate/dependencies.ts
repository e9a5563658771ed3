import type { WordArg } from '../findings/words.ts';
import { findCycles } from './find-cycles.ts';
import { labelOf, type Place } from './places.ts';
import type { Report } from './report.ts';

/** Fields of a circle that a message names. */
const longestPath = 10;

interface Read {
  readonly of: Place;
  /** Pointer of what reads it: a formula, a rule, a condition. */
  readonly at: string;
  readonly by: 'writing' | 'showing';
}

/** What decides the values of a form: which fields each field's value is worked out from, whatever does it. */
export interface Dependencies {
  /** @param by what writes the value, or what takes the field out */
  add(place: Place, at: string, reads: readonly Place[], by?: Read['by']): void;
  /** Each circle once, with the way around; one of conditions alone is `checkLinkage`'s. */
  reportCircles(report: Report): void;
}

export function createDependencies(): Dependencies {
  const all = new Map<Place, Read[]>();
  return {
    add(place, at, reads, by = 'writing') {
      const known = all.get(place) ?? [];
      for (const of of reads) known.push({ of, at, by });
      all.set(place, known);
    },
    reportCircles(report) {
      const graph = new Map([...all].map(([place, reads]) => [place, reads.map(({ of }) => of)]));
      for (const cycle of findCycles(graph)) {
        const steps = cycle.map((place, index) => {
          const next = cycle[(index + 1) % cycle.length];
          const ways = all.get(place)?.filter(({ of }) => of === next) ?? [];
          return ways.find(({ by }) => by === 'writing') ?? ways[0];
        });
        const [first] = steps;
        if (first && steps.some((step) => step?.by === 'writing'))
          report.add('node.cycle', first.at, { path: cyclePath(cycle) });
      }
    },
  };
}

/** The way around a circle, by what people call its nodes: `a → b → a`. */
export function cyclePath(cycle: readonly Place[]): WordArg {
  const [first] = cycle;
  const shown = cycle.length > longestPath ? [...cycle.slice(0, longestPath), undefined] : cycle;
  const parts = [...shown, first].map((place) => (place ? labelOf(place.node) : '…'));
  return { parts, between: 'node.cycle.arrow' };
}
