import { isDeepStrictEqual } from 'node:util';
import type { ChangedPart } from '../../engine/schema/calls/undo-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type Field, isNaming, type NamingField } from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { say } from '../kernel/words.ts';
import { namesOf } from '../resources/naming.ts';
import { valueWords } from '../system-log/one-line.ts';
import type { Sides } from './undo-kind.ts';
import { listIn } from './undone.ts';

type Names = ReadonlyMap<string, string>;
const none: Names = new Map();

/** What rows of a resource refer to, named as that is named on its page. */
function namingField(field: Field | undefined): NamingField | undefined {
  if (field?.kind === 'members') return { kind: 'reference', to: field.to };
  return field && isNaming(field) ? field : undefined;
}

/** In words, for each pair the fields that are others on its second side; ids by the names of what they stand for. */
export async function rowsInWords(
  context: AppContext,
  actor: Actor,
  resource: Resource,
  pairs: readonly Sides[],
): Promise<ChangedPart[][]> {
  const bare = pairs.map((pair) => partsOf(resource, pair));
  const names = new Map<string, Names>();
  for (const [name, field] of Object.entries(resource.shape)) {
    const naming = namingField(field);
    const ids = naming ? bare.flatMap((parts) => parts.filter((part) => part.name === name).flatMap(idsTold)) : [];
    if (naming) names.set(name, await namesOf(context, actor, naming, [...new Set(ids)]));
  }
  return bare.map((parts) => parts.map((part) => told(part, resource, names.get(part.name) ?? none, actor)));
}

/** What something is called in the languages beside Chinese. */
const otherLanguages = (names: unknown): string => Object.values(Object(names)).map(String).join(' / ');

/** A part of a change before its ids are named. */
interface Bare {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const idsTold = ({ before, after, added, removed }: Bare): string[] => [
  ...[before, after].flatMap((value) => (typeof value === 'string' ? [value] : [])),
  ...added.slice(0, limits.changeNamesTold),
  ...removed.slice(0, limits.changeNamesTold),
];

function partsOf({ shape }: Resource, { before, after }: Sides): Bare[] {
  const touched = { ...before, ...after };
  // In the order of the form: what was kept has none.
  const names = [...Object.keys(shape), 'names'].filter((name) => name in touched);
  return names.flatMap((name): Bare[] => {
    const [was, is] = [before?.[name] ?? null, after?.[name] ?? null];
    if (isDeepStrictEqual(was, is)) return [];
    if (shape[name]?.kind !== 'members') return isNothing(was) && isNothing(is) ? [] : [bare(name, was, is)];
    const [had, has] = [listIn(was), listIn(is)];
    const [hadSet, hasSet] = [new Set(had), new Set(has)];
    const [added, removed] = [has.filter((id) => !hadSet.has(id)), had.filter((id) => !hasSet.has(id))];
    return added.length + removed.length === 0 ? [] : [{ ...bare(name, null, null), added, removed }];
  });
}

const bare = (name: string, before: unknown, after: unknown): Bare => ({ name, before, after, added: [], removed: [] });
const isNothing = (value: unknown) => value === null || value === '' || JSON.stringify(value) === '[]';

function told(
  { name, before, after, added, removed }: Bare,
  { shape, words }: Resource,
  names: Names,
  { language = 'zh' }: Actor,
): ChangedPart {
  const field = shape[name];
  const said = (value: unknown): string => {
    if (name === 'names') return otherLanguages(value);
    const text =
      namingField(field) && typeof value === 'string'
        ? (names.get(value) ?? value)
        : valueWords(field, value, language);
    return text.length > limits.changeTextTold ? `${text.slice(0, limits.changeTextTold)}…` : text;
  };
  const list = (ids: readonly string[]) => ids.slice(0, limits.changeNamesTold).map((id) => names.get(id) ?? id);
  const label = name === 'names' ? say({ code: 'undo.names' }, language) : localText(words.labels[name], language);
  return {
    ...{ name, label: label || name, before: said(before), after: said(after) },
    ...{ added: list(added), removed: list(removed) },
    more: Math.max(0, added.length - limits.changeNamesTold) + Math.max(0, removed.length - limits.changeNamesTold),
  };
}
