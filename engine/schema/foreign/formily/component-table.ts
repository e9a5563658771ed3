import { type Control, controlNamed } from '../common/control-table.ts';
import type { JsonRecord } from '../common/json.ts';

/**
 * Formily's component · our widget · what its props say for us without being written. The first line of a widget is the one
 * that it is written as. Source: @formily/antd-v5 1.2, @designable/formily-antd 1.0.
 */
const rows: readonly (readonly [component: string, aditKey: string, props?: JsonRecord])[] = [
  ['Input', 'input'],
  ['Password', 'input', { showPassword: true }],
  ['Input.Password', 'input', { showPassword: true }],
  ['Input.Search', 'input'],
  ['Input.TextArea', 'textarea'],
  ['NumberPicker', 'inputNumber'],
  ['InputNumber', 'inputNumber'],
  ['Switch', 'switch', { activeValue: true, inactiveValue: false }],
  ['Checkbox', 'switch', { activeValue: true, inactiveValue: false }],
  ['Radio.Group', 'radio'],
  ['Checkbox.Group', 'checkbox'],
  ['Select', 'select'],
  ['SelectTable', 'select'],
  ['Cascader', 'cascader'],
  ['TreeSelect', 'treeSelect'],
  ['Tree', 'treeSelect', { multiple: true }],
  ['Transfer', 'select', { multiple: true }],
  ['DatePicker', 'date'],
  ['DatePicker.RangePicker', 'dateRange'],
  ['TimePicker', 'time'],
  ['TimePicker.RangePicker', 'timeRange'],
  ['Upload', 'uploadFile'],
  ['Upload.Dragger', 'uploadFile'],
  ['ColorPicker', 'colorPicker'],
  ['Rate', 'rate'],
  ['Slider', 'slider'],
  ['AutoComplete', 'autoComplete'],
  ['ArrayTable', 'table'],
  ['ArrayItems', 'table'],
  ['ArrayCards', 'table'],
  ['ArrayCollapse', 'table'],
  ['ArrayTabs', 'table'],
  ['FormGrid', 'row'],
  ['FormLayout', 'row'],
  ['FormGrid.GridColumn', 'row'],
  ['FormItem', 'row'],
  ['Space', 'row'],
  ['FormButtonGroup', 'row'],
  ['FormButtonGroup.FormItem', 'row'],
  ['Editable', 'row'],
  ['Editable.Popover', 'row'],
  ['Card', 'card'],
  ['ObjectContainer', 'card'],
  ['FormTab', 'tabs'],
  ['FormTab.TabPane', 'pane'],
  ['FormCollapse', 'collapse'],
  ['FormCollapse.CollapsePanel', 'pane'],
  ['FormStep', 'steps'],
  ['FormStep.StepPane', 'pane'],
  ['Text', 'text'],
  ['Divider', 'divider'],
  ['Button', 'button'],
];

const byComponent = new Map(rows.map(([component, aditKey, props]) => [component, { aditKey, props }]));
const byWidget = new Map(rows.toReversed().map(([component, aditKey]) => [aditKey, component]));

export interface KnownComponent {
  readonly control: Control;
  readonly props: JsonRecord;
}

export function componentNamed(component: string): KnownComponent | undefined {
  const found = byComponent.get(component);
  const control = found && controlNamed(found.aditKey);
  return control && { control, props: found.props ?? {} };
}

const panes = new Map([
  ['collapse', 'FormCollapse.CollapsePanel'],
  ['steps', 'FormStep.StepPane'],
]);

/** Under which name a widget is written; one that Formily has no component for goes by its own. */
export function componentOf(aditKey: string, parent: string | undefined): string {
  if (aditKey === 'pane') return panes.get(parent ?? '') ?? 'FormTab.TabPane';
  return byWidget.get(aditKey) ?? `${aditKey.charAt(0).toUpperCase()}${aditKey.slice(1)}`;
}

/** Where a component is told its words: all others by the title of their field. */
const titleProps = new Map([
  ['FormTab.TabPane', 'tab'],
  ['FormCollapse.CollapsePanel', 'header'],
  ['FormStep.StepPane', 'title'],
  ['Card', 'title'],
]);

export const titlePropOf = (component: string): string | undefined => titleProps.get(component);

/** Parts of a list of rows that our sub-table has of itself. */
export const isRowPart = (component: string): boolean =>
  /^Array(?:Base|Table|Items|Cards|Collapse|Tabs)\.(?!Column$|Addition$)/.test(component);
