import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { sourcesOf } from '../commands/sources.ts';
import { treeOf } from '../document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { descriptorOf } from '../document/node-facts.ts';

/** Where data that a page can name comes from: the program, the page's own sources, an answer that a step keeps. */
export interface SourceName {
  readonly name: string;
  readonly from: 'given' | 'own' | 'filled';
}

/** Every name of data that a node of the page can use. @param given names of what the program hands every page */
export function sourceNames(
  document: JsonObject,
  given: readonly string[],
  descriptors: DescriptorMap,
): readonly SourceName[] {
  const own = Object.keys(sourcesOf(document));
  const known = new Set([...own, ...given]);
  const filled = [...new Set(filledNames(document, descriptors))].filter((name) => !known.has(name));
  return [
    ...own.map((name) => ({ name, from: 'own' }) as const),
    ...given.filter((name) => !own.includes(name)).map((name) => ({ name, from: 'given' }) as const),
    ...filled.map((name) => ({ name, from: 'filled' }) as const),
  ];
}

/** Names under which requests keep their answers, what dialogs are opened with, and why a step failed. */
function filledNames(document: JsonObject, descriptors: DescriptorMap): string[] {
  const nodes = [...treeOf(document).nodes.values()].flatMap(({ node }) => {
    const steps = eventSteps(node.on);
    const givesRow = steps.length > 0 && descriptorOf(node, descriptors)?.givesRow === true;
    return [...(givesRow ? ['row'] : []), ...steps.flatMap(namesOfStep)];
  });
  const sources = Object.values(sourcesOf(document)).flatMap((source) =>
    isObject(source) ? namesOfFailure(source) : [],
  );
  return [...nodes, ...eventSteps(document.on).flatMap(namesOfStep), ...sources];
}

function eventSteps(on: Json | undefined): JsonObject[] {
  return isObject(on) ? Object.values(on).flatMap(stepsIn) : [];
}

function stepsIn(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function namesOfStep(step: JsonObject): string[] {
  const names = typeof step.into === 'string' && step.into !== '' ? [step.into] : [];
  if (step.action === 'openDialog' && isObject(step.with)) names.push(...Object.keys(step.with));
  return [...names, ...namesOfFailure(step)];
}

function namesOfFailure({ onError }: JsonObject): string[] {
  const steps = stepsIn(onError);
  return steps.length > 0 ? ['failure', ...steps.flatMap(namesOfStep)] : [];
}
