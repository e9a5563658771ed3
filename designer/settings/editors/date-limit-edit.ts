import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import type { Change } from '../settings-context.ts';

export type End = 'start' | 'end';
/** Where an end of the range comes from, and the number that designs write for it. Source: dialect facts 2, date limits. */
export const limitTypes = { none: 0, fixed: 1, field: 2, now: 3, before: 4, after: 5 } as const;
type LimitType = keyof typeof limitTypes;
export const limitNames = Object.keys(limitTypes) as LimitType[]; // the keys that stand above

export interface DateLimit {
  readonly type: LimitType;
  readonly value: Json | undefined;
  readonly field: string;
  /** 1 year, 2 month, 3 day; of a time 1 hour, 2 minute, 3 second. */
  readonly unit: number;
}

/** One end as the design has it. Numbers may be written as text by older designs. */
export function readLimit(node: JsonObject, end: End): DateLimit {
  const config = isObject(node.config) ? node.config : {};
  const type = limitNames.find((name) => limitTypes[name] === Number(config[`${end}TimeType`]));
  const field = config[`${end}RelationField`];
  const unit = Number(config[`${end}TimeTarget`]);
  return {
    type: config[`${end}TimeRule`] === true ? (type ?? 'fixed') : 'none',
    value: config[`${end}TimeValue`],
    field: typeof field === 'string' ? field : '',
    unit: unit === 1 || unit === 2 ? unit : 3,
  };
}

export function countLimits(node: JsonObject): number {
  return (['start', 'end'] as const).filter((end) => readLimit(node, end).type !== 'none').length;
}

export function limitPaths(end: End): string[] {
  return ['Rule', 'Type', 'Value', 'Target']
    .map((part) => `/config/${end}Time${part}`)
    .concat(`/config/${end}RelationField`);
}

/** What to write for an end; what the new type does not ask for goes. */
export function writeLimit(end: End, { type, value, field, unit }: DateLimit): Change[] {
  const [rule = '', kind = '', valueAt = '', target = '', relation = ''] = limitPaths(end);
  const counts = type === 'before' || type === 'after';
  return [
    { path: rule, value: type === 'none' ? undefined : true },
    { path: kind, value: type === 'none' ? undefined : limitTypes[type] },
    { path: valueAt, value: counts || type === 'fixed' ? value : undefined },
    { path: target, value: counts ? unit : undefined },
    { path: relation, value: type === 'field' ? field : undefined },
  ];
}

/** The limit with another type: a number of days is no day, so the value goes with the type it belonged to. */
export function withType(limit: DateLimit, type: LimitType): DateLimit {
  const counted = (one: LimitType) => one === 'before' || one === 'after';
  const keeps = counted(limit.type) && counted(type);
  return { ...limit, type, value: keeps ? limit.value : counted(type) ? 1 : undefined };
}
