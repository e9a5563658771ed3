import { isRecord, type JsonRecord, saysNothing } from '../common/json.ts';
import type { SplitNote } from '../common/split-node.ts';
import type { SchemaControl } from './control-of-schema.ts';
import { holdsExpression } from './plain-value.ts';
import { isRows } from './schema-children.ts';
import { componentNameOf, type KeptEntry, partOf, type SchemaEntry } from './schema-tree.ts';
import { readRules } from './validators.ts';

/** Keywords that mean something here, or that say nothing to anybody but their designer. */
const knownKeywords = new Set(
  `type title description default required enum format pattern minLength maxLength minimum maximum properties items name
  x-index x-component x-component-props x-decorator x-decorator-props x-validator x-reactions x-display x-visible x-hidden
  x-pattern x-disabled x-read-only x-editable x-read-pretty readOnly x-content version _isJSONSchemaObject`.split(
    /\s+/,
  ),
);
const knownDecoratorProps = new Set(['gridSpan', 'tooltip']);

/** What there is to say about a schema besides its conditions. */
export function notesOf(
  { name, schema, within }: SchemaEntry,
  found: SchemaControl,
  unread: readonly string[],
  kept: readonly KeptEntry[],
): SplitNote[] {
  const notes: SplitNote[] = [];
  const { control, guessed } = found;
  const component = componentNameOf(schema);
  if (guessed === 'tag') notes.push({ code: 'import.guessed', params: { control: component, to: control.aditKey } });
  if (guessed === 'kind')
    notes.push({
      code: 'import.byKind',
      params: { name, control: component || `type: ${schema.type}`, to: control.aditKey },
    });
  if (schema.$ref !== undefined) notes.push({ code: 'import.reference', params: { name: String(schema.$ref) } });
  const isObject = control.kind !== 'field' && schema.type === 'object';
  if (isObject || within.some((wrapper) => wrapper.schema.type === 'object'))
    notes.push({ code: 'import.flattened', params: { name } });
  const isUnread = readRules(schema).unread.some((check) => !holdsExpression(check));
  if (isUnread) notes.push({ code: 'import.check', params: { name }, path: ['formily', 'schema', 'x-validator'] });
  for (const keyword of unreadKeywords(schema)) notes.push({ code: 'import.kept', params: { name: keyword } });
  for (const prop of unread) notes.push({ code: 'import.kept', params: { name: prop } });
  for (const [keyword, value] of Object.entries(schema))
    if (!stateful.has(keyword) && !nested.has(keyword) && holdsExpression(value))
      notes.push({
        code: 'import.expression',
        params: { name: `${name} ${keyword}` },
        path: ['formily', 'schema', keyword],
      });
  return [...notes, ...notesOfKept(kept)];
}

/** What is no node, and was meant to be one. */
export function notesOfKept(kept: readonly KeptEntry[]): SplitNote[] {
  return kept.flatMap(({ name, entry }): SplitNote[] => {
    if (!isRecord(entry)) return [{ code: 'import.skipped', params: { index: name } }];
    return isRows(entry) ? [{ code: 'import.nested', params: { name } }] : [];
  });
}

/** Their expressions may be conditions, which are read by themselves. */
const stateful = new Set(
  'x-reactions x-visible x-hidden x-display x-disabled x-editable x-read-only x-read-pretty x-pattern required'.split(
    ' ',
  ),
);
const nested = new Set(['properties', 'items']);

function unreadKeywords(schema: JsonRecord): string[] {
  const keywords = Object.entries(schema).filter(
    ([name, value]) =>
      !knownKeywords.has(name) && name !== '$ref' && !name.startsWith('x-designable-') && !saysNothing(value),
  );
  const decorator = Object.entries(partOf(schema, 'x-decorator-props')).filter(
    ([name, value]) => !knownDecoratorProps.has(name) && !saysNothing(value),
  );
  return [...keywords, ...decorator].map(([name]) => name);
}
