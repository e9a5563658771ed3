import { limits } from '../limits.ts';
import { cleanInput, parseJsonText } from './common/clean-input.ts';
import { keyEntry } from './common/control-of.ts';
import { controlByKey, firstGenerationKeys, secondGenerationKeys } from './common/control-table.ts';
import { ImportReport } from './common/import-report.ts';
import { isRecord, type JsonRecord } from './common/json.ts';
import { type ForeignDesign, looksLikeField, unwrapDesign } from './unwrap-design.ts';

export type Dialect = 'adit' | 'formGenerator' | 'jnpf3' | 'jnpf4' | 'flat' | 'formily';

/** Which dialect a design is written in; undefined when it is none that this reader knows. */
export function detectDialect(input: unknown): Dialect | undefined {
  const report = new ImportReport();
  const design = unwrapDesign(cleanInput(input, report), report);
  return design && dialectOf(design);
}

/** Every node gives its vote: designs that were moved between versions hold controls of several. */
export function dialectOf(design: ForeignDesign): Dialect | undefined {
  if (design.own) return 'adit';
  if (design.formily) return 'formily';
  const votes = new Map<Dialect, number>();
  const fields = design.fields ?? [design.list?.columnList, design.list?.searchList].flat();
  for (const field of nodesBelow(fields)) {
    for (const [dialect, weight] of votesOf(field)) votes.set(dialect, (votes.get(dialect) ?? 0) + weight);
  }
  const [winner] = [...votes].sort(([, left], [, right]) => right - left);
  if (winner) return winner[0];
  const empty = design.fields?.length === 0 || (design.list !== undefined && !fields.some(isRecord));
  return empty ? 'formGenerator' : undefined;
}

function votesOf(node: JsonRecord): [Dialect, number][] {
  if (!looksLikeField(node)) return isRecord(node) && 'prop' in node && keyEntry(node) ? [['jnpf4', 1]] : [];
  if (!isRecord(node.__config__)) return node.__vModel__ === undefined ? [['flat', 3]] : [['formGenerator', 1]];
  const tag = typeof node.__config__.tag === 'string' ? node.__config__.tag : '';
  const entry = keyEntry(node.__config__, node);
  const modernTag = /^[A-Z][a-z]*[A-Z][a-z]/.test(tag) && !tag.startsWith('JNPF');
  if (!entry || (!controlByKey(entry.key) && !modernTag)) return [[modernTag ? 'jnpf4' : 'formGenerator', 1]];
  if (modernTag) return [['jnpf4', 3]];
  if (firstGenerationKeys.has(entry.key)) return [['jnpf3', 3]];
  if (secondGenerationKeys.has(entry.key)) return [['jnpf4', 3]];
  return tag !== '' ? [['jnpf3', 2]] : [['jnpf3', 1]];
}

/** Nodes at any depth, as many as a document may have. */
function nodesBelow(fields: readonly unknown[]): JsonRecord[] {
  const found: JsonRecord[] = [];
  const report = new ImportReport();
  const most = limits.documentNodes;
  const waiting: unknown[] = fields.slice(0, most);
  for (let index = 0; index < waiting.length && found.length < most; index += 1) {
    const entry = waiting[index];
    const node = typeof entry === 'string' ? parseJsonText(entry, report) : entry;
    if (!isRecord(node)) continue;
    found.push(node);
    const inner = isRecord(node.__config__) ? node.__config__.children : undefined;
    for (const children of [inner, node.children])
      if (Array.isArray(children) && waiting.length < most) waiting.push(...children.slice(0, most));
  }
  return found;
}
