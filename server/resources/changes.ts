import { limits } from '../../engine/schema/limits.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import { contextWithin } from '../kernel/context.ts';
import { keepChange } from '../kernel/kept-changes.ts';
import type { Changed, Content, Deed, Row, Served, Writing } from '../kernel/resource-hooks.ts';
import { contentOf } from './kept-rows.ts';

/** Lets the resource do what goes with a deed, and writes it down: all within the transaction. @throws Refused */
export async function settleDeed(
  { resource, hooks }: Served,
  writing: Writing,
  deed: Deed,
  rows: Changed,
): Promise<void> {
  await hooks.done?.(deed, rows, writing);
  await auditChange(resource, writing, deed, rows);
}

/** Writes down, within the transaction, what was done to a row: of a change the fields that are others than before. */
export async function auditChange(
  resource: Resource,
  { context, actor, trx, id }: Writing,
  deed: Deed,
  rows: Changed,
): Promise<void> {
  const { name: kind, menu } = resource;
  const [before, after] = [
    rows.before && writtenDown(resource, rows.before),
    rows.after && writtenDown(resource, rows.after),
  ];
  const names = Object.keys({ ...before, ...after }).filter((name) => !isSame(before?.[name], after?.[name]));
  const said = (name: string, value: unknown) => (resource.unsaid?.includes(name) && value ? '•' : value);
  const only = (content: Content | null) =>
    content &&
    short(Object.fromEntries(names.flatMap((name) => (name in content ? [[name, said(name, content[name])]] : []))));
  const { [resource.called ?? 'fullName']: calledNow = '' } = after ?? before ?? {};
  await contextWithin(context, trx).audit({
    actor,
    action: `${kind}.${deed}`,
    target: id,
    outcome: 'done',
    change: { menu: menu ?? '', kind, name: String(calledNow), before: only(before), after: only(after) },
  });
  if (!resource.restores || names.length === 0) return;
  const isUnkept = (name: string) => resource.unsaid?.includes(name) === true;
  const whole = (content: Content | null) =>
    content && Object.fromEntries(names.filter((name) => !isUnkept(name)).map((name) => [name, content[name] ?? null]));
  const change = { kind, target: id, name: String(calledNow), deed, before: whole(before), after: whole(after) };
  await keepChange({ context, actor, trx }, { ...change, unkept: names.filter(isUnkept) });
}

/** A row as it is told apart from what it was: by its fields, and by what it is called in other languages. */
export const writtenDown = (resource: Resource, row: Row): Content => ({
  ...contentOf(resource, row),
  ...(resource.hasNames && !resource.shape.nameEn && row.names ? { names: row.names } : {}),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** Where all of it is more than the audit keeps, long values are told by their length. */
function short(content: Content): Content {
  if (bytesOf(content) <= limits.auditChangeBytes) return content;
  const most = Math.floor(limits.auditChangeBytes / (2 * Object.keys(content).length));
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      const bytes = bytesOf(value);
      return [name, bytes <= most ? value : { bytes }];
    }),
  );
}
