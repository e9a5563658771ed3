import type { FoundControl } from '../common/control-of.ts';
import { isRecord, type JsonRecord } from '../common/json.ts';
import type { SplitNode } from '../common/split-node.ts';
import { readComponentProps } from './component-props.ts';
import { titlePropOf } from './component-table.ts';
import { controlOfSchema } from './control-of-schema.ts';
import { isExpressionText } from './parse-expression.ts';
import { plainText, plainValue } from './plain-value.ts';
import { asKept, childrenOfSchema, columnsOfSchema, type SchemaChildren } from './schema-children.ts';
import { notesOf } from './schema-notes.ts';
import { componentNameOf, type FormilySource, partOf, type SchemaEntry, schemaOf, without } from './schema-tree.ts';
import { optionsOf, wordsOf } from './schema-words.ts';
import { isHidden, isLocked, isReadOnly } from './state-keywords.ts';
import { readRules } from './validators.ts';

/** A schema taken apart like a node of the other dialects; conditions are read when every field has its name. */
export function splitSchema(entry: SchemaEntry): SplitNode {
  const { schema } = entry;
  const found = controlOfSchema(schema);
  const { control } = found;
  const isTable = control.aditKey === 'table';
  const children: TableChildren = isTable ? childrenOfTable(schema) : childrenOfLayout(schema, control);
  const own = readComponentProps(schema);
  const props = {
    ...found.props,
    ...own.props,
    ...propsOfKeywords(schema),
    ...wordsOf(schema, control, children.kept),
  };
  const hasValue = control.kind === 'field' || (control.by === 'none' && schema.type !== 'void');
  return {
    config: configOf(entry, control),
    vModel: hasValue ? entry.name : undefined,
    slot: optionsOf(schema),
    on: undefined,
    children: children.entries,
    oddChildren: undefined,
    props: control.by === 'none' ? {} : props,
    control,
    kept: { formily: sourceOf(entry, children, isTable) },
    notes: notesOf(entry, found, own.unread, [...children.kept, ...(children.keptInRows ?? [])]),
  };
}

type TableChildren = SchemaChildren & Pick<FormilySource, 'keptInRows'>;

/** Columns, and beside them what the list has around its rows: the button that adds one. */
function childrenOfTable(schema: JsonRecord): TableChildren {
  const { entries, kept: keptInRows } = columnsOfSchema(schemaOf(schema.items));
  return { entries, kept: asKept(schema), keptInRows };
}

function childrenOfLayout(schema: JsonRecord, { kind, by }: FoundControl): SchemaChildren {
  const takes = kind === 'layout' || kind === 'inner' || by === 'none';
  return takes ? childrenOfSchema(schema) : { entries: [], kept: [] };
}

function sourceOf(
  { name, schema, isRequired, within }: SchemaEntry,
  { entries, kept, keptInRows = [] }: TableChildren,
  isTable: boolean,
): FormilySource {
  // A field that is no layout keeps its properties with the other keywords: none of them became a node.
  const hasChildren = entries.length > 0 || kept.length > 0;
  const items = isTable && isRecord(schema.items) ? schema.items : undefined;
  return {
    name,
    schema: without(schema, ...(hasChildren ? ['properties'] : []), ...(items ? ['items'] : [])),
    ...(hasChildren && isRecord(schema.properties) ? { holds: true as const } : {}),
    ...(isRequired ? { isRequired } : {}),
    ...(within.length > 0 ? { within } : {}),
    ...(kept.length > 0 ? { kept } : {}),
    ...(items ? { items: without(items, 'properties') } : {}),
    ...(keptInRows.length > 0 ? { keptInRows } : {}),
  };
}

function configOf(entry: SchemaEntry, control: FoundControl): JsonRecord {
  const { schema } = entry;
  const { rules, isRequired } = readRules(schema);
  const { required } = schema;
  const isAsked = typeof required === 'boolean' ? required : entry.isRequired || isRequired;
  const config: JsonRecord = {
    label: labelOf(entry),
    tipLabel: plainText(schema.description) ?? plainText(partOf(schema, 'x-decorator-props').tooltip),
    required: isAsked || undefined,
    defaultValue: plainValue(schema.default),
    regList: rules.length > 0 ? rules : undefined,
    noShow: isHidden(schema) || undefined,
    span: control.kind === 'inner' ? undefined : spanOf(entry),
    columnWidth: widthOf(entry),
    tag: control.by === 'none' ? componentNameOf(schema) || undefined : undefined,
  };
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}

/** A column is called as its head says; words that are an expression give way to the name. */
function labelOf({ name, schema, within, inTable }: SchemaEntry): string | undefined {
  const prop = titlePropOf(componentNameOf(schema));
  const column = inTable ? partOf(within.at(-1)?.schema ?? {}, 'x-component-props').title : undefined;
  const titles = [column, prop && partOf(schema, 'x-component-props')[prop], schema.title];
  const words = titles.map(plainText).find((text) => text !== undefined);
  return words ?? (titles.some(isExpressionText) ? name : undefined);
}

/** Columns of 24. The width stands on the cell around it, else on the field. */
function spanOf({ schema, within, columns, inTable }: SchemaEntry): number {
  const cell = inTable ? {} : partOf(within[0]?.schema ?? {}, 'x-component-props');
  const stored = cell.gridSpan ?? partOf(schema, 'x-decorator-props').gridSpan;
  const usual = columns === undefined ? 24 : 1;
  const count = typeof stored === 'number' && Number.isInteger(stored) && stored >= 1 ? stored : usual;
  return Math.min(24, Math.max(1, Math.round((count * 24) / (columns ?? 24))));
}

function widthOf({ within, inTable }: SchemaEntry): number | undefined {
  const width = inTable ? partOf(within.at(-1)?.schema ?? {}, 'x-component-props').width : undefined;
  return typeof width === 'number' ? width : undefined;
}

function propsOfKeywords(schema: JsonRecord): JsonRecord {
  const props = partOf(schema, 'x-component-props');
  const number = (...values: readonly unknown[]) => values.find((value) => typeof value === 'number');
  const read: JsonRecord = {
    maxlength: number(schema.maxLength, props.maxLength),
    min: number(schema.minimum, props.min),
    max: number(schema.maximum, props.max),
    disabled: isLocked(schema) || undefined,
    readonly: isReadOnly(schema) || undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
