import type { Node } from '../../documents/node.ts';
import { fieldsOfRule, type RuleGroup } from '../../documents/rule-group.ts';
import { isRecord, type JsonRecord } from '../common/json.ts';
import type { FieldPaths, FieldPlace } from './field-paths.ts';
import { fieldsFrom } from './reaction-fields.ts';
import { type Claim, claimOfKeyword, claimsOfReaction } from './read-reactions.ts';

/** A claim with the place where it was read. */
export interface PlacedClaim extends Claim {
  /** The node that says it. */
  readonly by: Node;
  /** The node that it is about; undefined where the target is none. */
  readonly about: Node | undefined;
  /** The keyword that says it. */
  readonly keyword: string;
  /** The reaction that says it, and its place in the list. */
  readonly reaction?: { readonly index: number; readonly whole: unknown; readonly isOnAnother: boolean };
}

export interface NodeClaims {
  readonly claims: PlacedClaim[];
  /** What else its reactions do. */
  readonly others: string[];
}

/** Everything that a schema says under a condition: in its keywords, in its reactions, and of other fields. */
export function claimsOf(node: Node, schema: JsonRecord, paths: FieldPaths): NodeClaims {
  const from = paths.placeOf(node);
  const found: NodeClaims = { claims: [], others: [] };
  if (!from) return found;
  for (const [name, value] of Object.entries(schema)) {
    const claim = claimOfKeyword(name, value, fieldsFrom({}, from, paths));
    if (claim) found.claims.push({ ...claim, by: node, about: node, keyword: name });
  }
  for (const [index, reaction] of reactionsOf(schema['x-reactions']).entries())
    addReaction(found, reaction, index, from, paths);
  return found;
}

function addReaction(found: NodeClaims, reaction: unknown, index: number, from: FieldPlace, paths: FieldPaths): void {
  const keyword = 'x-reactions';
  const { claims, others } = claimsOfReaction(reaction, fieldsFrom(isRecord(reaction) ? reaction : {}, from, paths));
  found.others.push(...others);
  const by = from.node;
  if (!isRecord(reaction) || reaction.target === undefined || reaction.target === null) {
    found.claims.push(
      ...claims.map((claim) => ({
        ...claim,
        by,
        about: by,
        keyword,
        reaction: { index, whole: reaction, isOnAnother: false },
      })),
    );
    return;
  }
  const target = typeof reaction.target === 'string' ? paths.find(reaction.target, from) : undefined;
  // What is said of several fields, or beside something else, stays where it is: it cannot be taken apart.
  const isWhole = others.length === 0 && claims.every(({ rule }) => rule) && target && !target.table && !from.table;
  for (const { aspect, rule } of claims)
    found.claims.push({
      aspect,
      rule: isWhole ? rule : undefined,
      by,
      about: target?.node,
      keyword,
      reaction: { index, whole: reaction, isOnAnother: true },
    });
}

export function reactionsOf(stored: unknown): readonly unknown[] {
  if (stored === undefined || stored === null || stored === '') return [];
  return Array.isArray(stored) ? stored : [stored];
}

/** Claims by what they are about. */
export function claimsByNode(claims: readonly PlacedClaim[]): ReadonlyMap<Node | undefined, readonly PlacedClaim[]> {
  const about = new Map<Node | undefined, PlacedClaim[]>();
  for (const claim of claims) {
    const found = about.get(claim.about);
    if (found) found.push(claim);
    else about.set(claim.about, [claim]);
  }
  return about;
}

/** Those that become rules. A reaction on another field does so whole or not at all. */
export function readableOf(claims: readonly PlacedClaim[]): Set<PlacedClaim> {
  const about = claimsByNode(claims);
  // Of two that speak of one thing the later wins from change to change: no rule of ours says that.
  const isAlone = ({ about: node, aspect }: PlacedClaim) =>
    (about.get(node) ?? []).filter((other) => other.aspect === aspect).length === 1;
  const isRule = (claim: PlacedClaim) =>
    claim.about !== undefined && claim.rule !== undefined && isAlone(claim) && !namesItself(claim.rule, claim.about);
  const halves = new Set(
    claims.filter((claim) => claim.reaction?.isOnAnother && !isRule(claim)).map(({ reaction }) => reaction?.whole),
  );
  return new Set(claims.filter((claim) => isRule(claim) && !halves.has(claim.reaction?.whole)));
}

function namesItself(rule: RuleGroup, { vModel }: Node): boolean {
  return vModel !== undefined && fieldsOfRule(rule).has(vModel);
}
