import type { AnswerData, Question } from './map-link.ts';

export interface OpenMap {
  /** Of the node that shows it. */
  readonly id: string;
  ask(question: Question): Promise<AnswerData>;
  /** Whether people see it: a page that is kept behind another one may have a map of the same name. */
  isSeen(): boolean;
}

const maps = new Set<OpenMap>();

/** Lets others on the page ask this map. @returns ends it */
export function openMap(map: OpenMap): () => void {
  maps.add(map);
  return () => void maps.delete(map);
}

/** The map of that name that people see; the latest where several are there. */
export function findMap(id: string): OpenMap | undefined {
  const named = [...maps].filter((map) => map.id === id);
  return named.findLast((map) => map.isSeen()) ?? named.at(-1);
}
