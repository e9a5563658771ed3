import type { Node } from '../../documents/node.ts';
import type { RuleGroup } from '../../documents/rule-group.ts';
import { isRecord, type JsonRecord, sameJson } from '../common/json.ts';
import { claimsByNode, claimsOf, type PlacedClaim, reactionsOf, readableOf } from './claims.ts';
import { type FieldPaths, type FieldPlace, sourceOf } from './field-paths.ts';
import { type Aspect, aspectOfState, aspects } from './read-reactions.ts';
import { type MovedReaction, schemaOf, without } from './schema-tree.ts';
import { writeCondition } from './write-condition.ts';

/** What was read of every node, with its conditions as they are now. */
export interface WrittenConditions {
  /** Keywords as they were read, `x-reactions` among them. What has changed is taken out, or written anew. */
  readonly schemas: ReadonlyMap<Node, JsonRecord>;
  /** By node the conditions that are still the ones that were read. */
  readonly unchanged: ReadonlyMap<Node, readonly Aspect[]>;
}

/** Conditions of all nodes: what has not changed stays as it was written, everything else is written anew. */
export function writeConditions(nodes: readonly Node[], paths: FieldPaths): WrittenConditions {
  const schemas = givenBack(nodes);
  const claims = [...schemas].flatMap(([node, schema]) => claimsOf(node, schema, paths).claims);
  const readable = readableOf(claims);
  const about = claimsByNode(claims);
  const unchanged = new Map<Node, Aspect[]>();
  const outdated: PlacedClaim[] = [];
  const added: [Node, JsonRecord][] = [];
  for (const node of nodes) {
    for (const aspect of aspects) {
      const own = (about.get(node) ?? []).filter((claim) => claim.aspect === aspect);
      const read = own.find((claim) => readable.has(claim))?.rule;
      if (sameJson(read, node[aspect])) {
        if (read) unchanged.set(node, [...(unchanged.get(node) ?? []), aspect]);
        continue;
      }
      outdated.push(...own);
      const place = paths.placeOf(node);
      const reaction = place && reactionOf(aspect, node[aspect], place, paths);
      if (reaction) added.push([node, reaction]);
    }
  }
  takeOut(schemas, outdated);
  for (const [node, reaction] of added) addReaction(schemas, node, reaction);
  return { schemas, unchanged };
}

/** Reactions stand again with the fields that had them. */
function givenBack(nodes: readonly Node[]): Map<Node, JsonRecord> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const schemas = new Map<Node, JsonRecord>(nodes.map((node) => [node, sourceOf(node)?.schema ?? {}]));
  const moved = nodes.flatMap((node) => sourceOf(node)?.moved ?? []);
  for (const one of moved.toSorted((left, right) => left.index - right.index)) {
    const owner = byId.get(one.of);
    if (owner) schemas.set(owner, withReaction(schemaOf(schemas.get(owner)), one));
  }
  return schemas;
}

function withReaction(schema: JsonRecord, { index, reaction }: MovedReaction): JsonRecord {
  const stored = schema['x-reactions'];
  if (index < 0 && stored === undefined) return { ...schema, 'x-reactions': reaction };
  return { ...schema, 'x-reactions': reactionsOf(stored).toSpliced(Math.max(index, 0), 0, reaction) };
}

function addReaction(schemas: Map<Node, JsonRecord>, node: Node, reaction: JsonRecord): void {
  const schema = schemaOf(schemas.get(node));
  const stored = reactionsOf(schema['x-reactions']);
  schemas.set(node, { ...schema, 'x-reactions': [...stored, reaction] });
}

/** What claims said is taken out of where it stood; what their reactions do besides stays. */
function takeOut(schemas: Map<Node, JsonRecord>, outdated: readonly PlacedClaim[]): void {
  for (const by of new Set(outdated.map((claim) => claim.by))) {
    const own = outdated.filter((claim) => claim.by === by);
    const keywords = own.filter(({ reaction }) => !reaction).map(({ keyword }) => keyword);
    const schema = without(schemaOf(schemas.get(by)), ...keywords);
    const left = reactionsOf(schema['x-reactions']).flatMap((reaction, index) =>
      own
        .filter((claim) => claim.reaction?.index === index)
        .reduce((rest: unknown[], { aspect }) => rest.flatMap((one) => withoutState(one, aspect)), [reaction]),
    );
    const isTouched = own.some(({ reaction }) => reaction);
    const rest = left.length > 0 ? { ...schema, 'x-reactions': left } : without(schema, 'x-reactions');
    schemas.set(by, isTouched ? rest : schema);
  }
}

function withoutState(reaction: unknown, aspect: Aspect): unknown[] {
  if (!isRecord(reaction)) return [reaction];
  const rest: JsonRecord = { ...reaction };
  for (const name of ['fulfill', 'otherwise']) {
    const request = schemaOf(rest[name]);
    if (!isRecord(request.state)) continue;
    const state = Object.entries(request.state).filter(([key]) => aspectOfState(key) !== aspect);
    const left = { ...without(request, 'state'), ...(state.length > 0 ? { state: Object.fromEntries(state) } : {}) };
    if (Object.keys(left).length > 0) rest[name] = left;
    else delete rest[name];
  }
  return rest.fulfill === undefined && rest.otherwise === undefined ? [] : [rest];
}

/** A rule as a reaction: whatever it says comes out true or false, since Formily passes over what is undefined. */
function reactionOf(
  aspect: Aspect,
  rule: RuleGroup | undefined,
  from: FieldPlace,
  paths: FieldPaths,
): JsonRecord | undefined {
  if (!rule || rule.conditions.length === 0) return undefined;
  const dependencies: string[] = [];
  const text = writeCondition(rule, (vModel) => {
    const pattern = paths.patternOf(vModel, from);
    if (pattern === undefined) return undefined;
    if (!dependencies.includes(pattern)) dependencies.push(pattern);
    return { text: `$deps[${dependencies.indexOf(pattern)}]`, type: paths.typeOfField(vModel, from) };
  });
  if (text === undefined) return undefined;
  const states: Readonly<Record<Aspect, JsonRecord>> = {
    showWhen: { visible: `{{ !!(${text}) }}` },
    enableWhen: { disabled: `{{ !(${text}) }}` },
    requireWhen: { required: `{{ !!(${text}) }}` },
  };
  return { dependencies, fulfill: { state: states[aspect] } };
}
