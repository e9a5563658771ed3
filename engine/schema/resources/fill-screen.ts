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
    const { children: within, ...config } = node.config;
    if (!within) return over ? (merged(node, over) as Node) : node; // a node laid over a node is one
    const children = withOthers(laidOver(within, own), over?.config.children ?? []);
    const whole = { ...node, config: { ...config, children } };
    if (!over) return whole;
    const { children: _, ...overConfig } = over.config;
    return merged(whole, { ...over, config: overConfig }) as Node; // as above
  });
}

/** Children that the page does not have stand behind the one that they follow in the file; else at the end. */
function withOthers(page: readonly Node[], file: readonly Node[]): Node[] {
  const nodes = [...page];
  let place = -1;
  for (const child of file) {
    const known = nodes.findIndex(({ id }) => id === child.id);
    if (known >= 0) {
      nodes[known] = merged(nodes[known] ?? child, child) as Node; // as above
      place = known;
      continue;
    }
    place = place < 0 ? nodes.length : place + 1;
    nodes.splice(place, 0, child);
  }
  return nodes;
}

function merged(under: Part, over: Part): Part {
  const laid = Object.entries(over).map(([key, value]) => {
    const before = under[key];
    return [key, isPart(before) && isPart(value) ? merged(before, value) : value];
  });
  return { ...under, ...Object.fromEntries(laid) };
}
