import type { Node } from '../documents/node.ts';
import { type JsonRecord, textOf } from './common/json.ts';

const usable = /^[A-Za-z0-9_-]{1,80}$/;

/**
 * Gives every node an id that another reading of the same design gives again: its form id, else its render key, else its
 * field name, whichever no other node has; else a number. Changes the nodes.
 */
export function assignIds(nodes: readonly Node[]): void {
  const all: Node[] = [];
  const collect = (list: readonly Node[]) => {
    for (const node of list) {
      all.push(node);
      collect(node.config.children ?? []);
    }
  };
  collect(nodes);
  const taken = new Set<string>();
  for (const name of ['formId', 'renderKey', 'vModel'] as const) {
    const candidates = all.map((node) => (node.id ? undefined : candidate(node, name)));
    const counts = new Map<string, number>();
    for (const id of candidates) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const [index, node] of all.entries()) {
      const id = candidates[index];
      if (id === undefined || counts.get(id) !== 1 || taken.has(id)) continue;
      node.id = id;
      taken.add(id);
    }
  }
  let number = 0;
  for (const node of all) {
    while (!node.id) {
      number += 1;
      const id = `n${number}`;
      if (taken.has(id)) continue;
      node.id = id;
      taken.add(id);
    }
  }
}

/** A number gets a letter in front, so that the id can name an element of a page. */
function candidate(node: Node, name: 'formId' | 'renderKey' | 'vModel'): string | undefined {
  const config: JsonRecord = node.config;
  const text = textOf(name === 'vModel' ? node.vModel : config[name]);
  if (text === undefined || !usable.test(text)) return undefined;
  return /^\d/.test(text) ? `f${text}` : text;
}
