import type { ScreenDocument } from '../documents/form-document.ts';
import type { Node } from '../documents/node.ts';
import type { Resource } from './resource.ts';
import { resourcePage } from './resource-page.ts';

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A shipped screen that names a resource becomes the page of that resource. Nodes of the file are laid over those of the
 * page that have their id, part by part; others are added after them. Any other screen is what it is.
 * @throws Error for a resource that there is not
 */
export function fillScreen<Screen extends ScreenDocument>(
  file: Screen,
  resources: readonly Resource[],
): Omit<Screen, 'resource'> {
  const { resource: name, ...screen } = file;
  if (name === undefined) return screen;
  const resource = resources.find((each) => each.name === name);
  if (!resource) throw new Error(`Screen "${screen.id}" names the resource "${name}", which there is not.`);
  const page = resourcePage(
    resource,
    resources.find((each) => each.name === resource.groups),
  );
  const own = new Map(screen.nodes.map((node) => [node.id, node]));
  const nodes = laidOver(page.nodes, own);
  return { ...screen, sources: { ...page.sources, ...screen.sources }, nodes: [...nodes, ...own.values()] };
}

/** @param own what is laid over a node is taken out */
function laidOver(nodes: readonly Node[], own: Map<string, Node>): Node[] {
  return nodes.map((node) => {
    const over = own.get(node.id);
    own.delete(node.id);
    const children = node.config.children && laidOver(node.config.children, own);
    const whole = children ? { ...node, config: { ...node.config, children } } : node;
    return over ? (merged(whole, over) as Node) : whole; // a node laid over a node is one
  });
}

function merged(under: Part, over: Part): Part {
  const laid = Object.entries(over).map(([key, value]) => {
    const before = under[key];
    return [key, isPart(before) && isPart(value) ? merged(before, value) : value];
  });
  return { ...under, ...Object.fromEntries(laid) };
}
