import type { Described } from '../contract/form-session.ts';
import { type FieldDataSource, type FormilyField, raw } from '../contract/formily.ts';
import type { CompiledField } from '../schema/check/index.ts';
import { hasEffects } from './announced-field.ts';
import { judgedCode } from './form-judgement.ts';

/** What stands on a Formily field, as far as a document says something of it. */
export interface Standing {
  readonly display: string | undefined;
  readonly pattern: string | undefined;
  readonly required: boolean;
  /** A text; what else Formily takes for a title is not drawn here. */
  readonly title: string | undefined;
  readonly dataSource: FieldDataSource | undefined;
}

/** A Formily field that has come into being. */
export interface LiveField {
  readonly one: CompiledField;
  readonly field: FormilyField;
  /** What stood on the field when it was last in step: what differs from it has been set by code. */
  stood: Standing;
  /** What code has set, by part. */
  set: Partial<Standing>;
  /** What the document gives the control. */
  described: Described;
}

export function standingOf({ selfDisplay, selfPattern, required, title, dataSource }: FormilyField): Standing {
  return {
    display: selfDisplay ?? undefined,
    pattern: selfPattern ?? undefined,
    required,
    title: typeof title === 'string' ? title : undefined,
    dataSource: Array.isArray(dataSource) ? dataSource : undefined,
  };
}

/** The parts of `now` that are others than in `before`. */
export function differences(now: Standing, before: Standing): Partial<Standing> {
  return {
    ...(now.display === before.display ? {} : { display: now.display }),
    ...(now.pattern === before.pattern ? {} : { pattern: now.pattern }),
    ...(now.required === before.required ? {} : { required: now.required }),
    ...(now.title === before.title ? {} : { title: now.title }),
    ...(now.dataSource === before.dataSource ? {} : { dataSource: now.dataSource }),
  };
}

/** From what allows nothing to what allows everything. */
const patterns = ['disabled', 'readPretty', 'readOnly'] as const;

/** Of what the document says of a field and what is set through Formily, whatever allows less. */
export function strictest(said: string | undefined, set: string): string {
  return patterns.find((pattern) => pattern === said || pattern === set) ?? set;
}

/** Nobody has left anything in it that would be lost with it, effects that know it among that. */
export function isIdle(live: LiveField): boolean {
  const { field, set } = live;
  return (
    !field.modified &&
    Object.keys(set).length === 0 &&
    givenBy(live) === undefined &&
    !hasEffects(field.form) &&
    field.queryFeedbacks({ type: 'error' }).every(({ code }) => code === judgedCode)
  );
}

/** What code has given the control; undefined when it has given nothing. */
export function givenBy({ field, set, described }: LiveField): Described | undefined {
  const props = Object.entries(field.componentProps ?? {}).filter(
    ([name, value]) => raw(value) !== described.props?.[name],
  );
  const { title, dataSource } = set;
  const given: Described = {
    ...(title === undefined ? {} : { title }),
    ...(dataSource === undefined ? {} : { dataSource }),
    ...(props.length === 0 ? {} : { props: Object.fromEntries(props) }),
  };
  return Object.keys(given).length > 0 ? given : undefined;
}

/** The same props, all of them nothing. */
export function emptied(props: Described['props'] = {}): Record<string, undefined> {
  return Object.fromEntries(Object.keys(props).map((name) => [name, undefined]));
}

export function sameProps(before: Described['props'] = {}, now: Described['props'] = {}): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].every((name) => before[name] === now[name]);
}

/** Nothing has been set on a field that has just been made. */
export const nothing: Standing = {
  display: undefined,
  pattern: undefined,
  required: false,
  title: undefined,
  dataSource: undefined,
};
