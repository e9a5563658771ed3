import { aditKeyOf } from '../commands/node-facts.ts';
import { sourcesOf } from '../commands/sources.ts';
import { treeOf } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';

/** Where data that a page can name comes from: the program, the page's own sources, an answer that a step keeps. */
export interface SourceName {
  readonly name: string;
  readonly from: 'given' | 'own' | 'filled';
}

/** Every name of data that a node of the page can use. @param given names of what the program hands every page */
export function sourceNames(document: JsonObject, given: readonly string[]): readonly SourceName[] {
  const own = Object.keys(sourcesOf(document));
  const known = new Set([...own, ...given]);
  const filled = [...new Set(filledNames(document))].filter((name) => !known.has(name));
  return [
    ...own.map((name) => ({ name, from: 'own' }) as const),
    ...given.filter((name) => !own.includes(name)).map((name) => ({ name, from: 'given' }) as const),
    ...filled.map((name) => ({ name, from: 'filled' }) as const),
  ];
}

/** Names under which requests keep their answers, and what dialogs are opened with. */
function filledNames(document: JsonObject): string[] {
  return [...treeOf(document).nodes.values()].flatMap(({ node }) => {
    const steps = isObject(node.on) ? Object.values(node.on).flatMap((list) => (Array.isArray(list) ? list : [])) : [];
    const rows = aditKeyOf(node) === 'callList' && steps.length > 0 ? ['row'] : [];
    return steps.filter(isObject).reduce<string[]>((names, step) => {
      if (typeof step.into === 'string' && step.into !== '') names.push(step.into);
      if (step.action === 'openDialog' && isObject(step.with)) names.push(...Object.keys(step.with));
      return names;
    }, rows);
  });
}
