import type { Node } from '../../documents/node.ts';
import { pointer } from '../../findings/finding.ts';
import type { ImportReport } from '../common/import-report.ts';
import { isRecord, type JsonRecord } from '../common/json.ts';
import { claimsOf, type PlacedClaim, readableOf } from './claims.ts';
import { FieldPaths, sourceOf } from './field-paths.ts';
import type { Aspect } from './read-reactions.ts';
import type { FormilySource, MovedReaction } from './schema-tree.ts';
import { schemaType } from './value-type.ts';

interface Placed {
  readonly node: Node;
  readonly source: FormilySource;
  readonly at: string;
}

/**
 * Conditions of a design whose fields have their names: comparisons become rules, everything else is told and stays in the
 * schema that each node keeps. Changes the nodes.
 */
export function readConditions(nodes: readonly Node[], report: ImportReport): void {
  const all = placesOf(nodes, '/form/nodes');
  for (const { node, source } of all)
    if (node.vModel !== undefined && node.vModel !== source.name) keep(node, { ...source, as: node.vModel });
  const paths = new FieldPaths(nodes, schemaType);
  const found = all.map(({ node, source, at }) => ({
    at,
    name: source.name,
    ...claimsOf(node, source.schema, paths),
  }));
  const claims = found.flatMap((one) => one.claims);
  const isRead = readableOf(claims);
  for (const { at, name: field, claims: own, others } of found) {
    const tell = (keyword: string, name: string) =>
      report.add('import.expression', pointer(at, 'config', 'foreign', 'formily', 'schema', keyword), {
        name: `${field} ${name}`,
      });
    for (const claim of own) if (!isRead.has(claim)) tell(claim.keyword, claim.keyword);
    for (const name of others) tell('x-reactions', name);
  }
  for (const claim of isRead) setRule(claim);
  moveReactions(isRead);
}

function placesOf(nodes: readonly Node[], at: string): Placed[] {
  return nodes.flatMap((node, index) => {
    const here = pointer(at, index);
    const source = sourceOf(node);
    const below = placesOf(node.config.children ?? [], pointer(here, 'config', 'children'));
    return source ? [{ node, source, at: here }, ...below] : below;
  });
}

function setRule({ about, aspect, rule }: PlacedClaim): void {
  if (!about || !rule) return;
  about[aspect] = rule;
  leaveToRule(about, aspect);
}

/** What a condition decides is not decided before. Changes the node. */
export function leaveToRule({ config, props }: Node, aspect: Aspect): void {
  if (aspect === 'showWhen') delete config.noShow;
  if (aspect === 'requireWhen') delete config.required;
  if (aspect === 'enableWhen' && props) {
    delete props.disabled;
    delete props.readonly;
  }
}

/** What a field says of another one goes with that one: where that is changed or removed, so is the reaction. */
function moveReactions(claims: ReadonlySet<PlacedClaim>): void {
  const moved = new Map<unknown, PlacedClaim>();
  for (const claim of claims) if (claim.reaction?.isOnAnother) moved.set(claim.reaction.whole, claim);
  for (const { by, about, reaction } of moved.values()) {
    const [from, to] = [sourceOf(by), about && sourceOf(about)];
    if (!from || !to || !about || !reaction) continue;
    const isList = Array.isArray(from.schema['x-reactions']);
    const index = isList ? reaction.index : -1;
    const entry: MovedReaction = { of: by.id, index, reaction: reaction.whole };
    keep(by, { ...from, schema: withoutReaction(from.schema, reaction.whole) });
    keep(about, { ...(sourceOf(about) ?? to), moved: [...(to.moved ?? []), entry] });
  }
}

function withoutReaction(schema: JsonRecord, reaction: unknown): JsonRecord {
  const { 'x-reactions': stored, ...rest } = schema;
  return Array.isArray(stored) ? { ...rest, 'x-reactions': stored.filter((one) => one !== reaction) } : rest;
}

function keep({ config }: Node, formily: FormilySource): void {
  const foreign: unknown = Reflect.get(config, 'foreign');
  Object.assign(config, { foreign: { ...(isRecord(foreign) ? foreign : {}), formily } });
}
