import type { Node } from '../../documents/node.ts';
import { isLocalText } from '../../text/local-text.ts';
import type { JsonRecord } from '../common/json.ts';
import { knownProps } from '../common/property-table.ts';
import { titlePropOf } from './component-table.ts';
import { holdsExpression, plainValue } from './plain-value.ts';
import { componentNameOf, partOf } from './schema-tree.ts';

/** Formily's name of a prop, or antd's, and ours. */
const spellings: readonly (readonly [theirs: string, ours: string])[] = [
  ['allowClear', 'clearable'],
  ['showSearch', 'filterable'],
  ['checkedChildren', 'activeTxt'],
  ['unCheckedChildren', 'inactiveTxt'],
  ['maxCount', 'limit'],
  ['treeCheckable', 'multiple'],
  ['picker', 'type'],
];
const toOurs = new Map(spellings);
const toTheirs = new Map(spellings.map(([theirs, ours]) => [ours, theirs]));

/** Said by keywords of the schema, or by the component itself. */
const saidElsewhere = new Set(
  'options props disabled readonly min max maxlength showPassword activeValue inactiveValue content buttonText header actionText'.split(
    ' ',
  ),
);
/** Of a component's props, those that keywords say as well. */
const keywordProps = ['options', 'dataSource', 'treeData', 'disabled', 'readOnly', 'min', 'max', 'maxLength', 'mode'];
const textProps = ['content', 'children'];
/** Read where a grid, or a day with its time, is looked for. */
const readElsewhere = ['maxColumns', 'minColumns', 'columns', 'showTime'];

export interface ReadComponentProps {
  readonly props: JsonRecord;
  /** Names that mean nothing here. */
  readonly unread: string[];
}

/** What a component's props say for our widget; functions and expressions say nothing. */
export function readComponentProps(schema: JsonRecord): ReadComponentProps {
  const source = partOf(schema, 'x-component-props');
  const title = titlePropOf(componentNameOf(schema));
  const props: JsonRecord = {};
  const unread: string[] = [];
  for (const [name, value] of Object.entries(source)) {
    if (name === title || [keywordProps, textProps, readElsewhere].some((names) => names.includes(name))) continue;
    const ours = toOurs.get(name) ?? name;
    if (holdsExpression(value)) continue;
    if (knownProps.has(ours) && !saidElsewhere.has(ours) && value !== null) props[ours] = plainValue(value);
    else unread.push(name);
  }
  const { mode } = source;
  if (mode === 'multiple' || mode === 'tags') props.multiple = true;
  if (mode === 'tags') props.allowCreate = true;
  return { props, unread };
}

/** Our props under the names of the component's; what its keywords say is left out. */
export function writeComponentProps({ config, props = {} }: Node): JsonRecord {
  const written: JsonRecord = {};
  for (const [name, value] of Object.entries(props)) {
    if (saidElsewhere.has(name) || value === undefined || (name === 'size' && value === 'default')) continue;
    if (name === 'multiple' && config.aditKey === 'select') {
      if (value === true) written.mode = 'multiple';
    } else if (name !== 'type' || config.aditKey !== 'date' || value !== 'date') {
      written[toTheirs.get(name) ?? name] = isLocalText(value) ? value.zh : value;
    }
  }
  if (config.aditKey === 'select' && props.multiple === true && props.allowCreate === true) {
    written.mode = 'tags';
    delete written.allowCreate;
  }
  return written;
}
