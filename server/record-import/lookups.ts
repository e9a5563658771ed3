import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { hasOptions, optionsOfField } from '../offers/index.ts';
import type { Found } from './found.ts';
import type { ImportColumn } from './import-columns.ts';
import { type NameIndex, nameIndex } from './name-index.ts';
import { OptionIndex } from './option-index.ts';
import { partsOf } from './text-parts.ts';

/** What a text in a column stands for: an option, a region, a row, a person, a place. */
export type Lookup = (text: string) => Found;

/** By the code of their column; one question for a column, however many cells it has. */
export type Lookups = ReadonlyMap<string, Lookup>;

/** @param texts what the cells of a column say */
export async function loadLookups(
  context: AppContext,
  actor: Actor,
  columns: readonly ImportColumn[],
  texts: (code: string) => readonly string[],
): Promise<Lookups> {
  const found = await Promise.all(
    columns.map(async (one): Promise<(readonly [string, Lookup])[]> => {
      const { code, column } = one;
      const refers = column.field.descriptor.refers?.(column.field.node);
      if (refers) {
        const wanted = new Set(texts(code).flatMap((text) => [text, ...partsOf(text)]));
        return [[code, named(one, await nameIndex(context, actor, refers.to, wanted))]];
      }
      if (!hasOptions(column.field)) return [];
      const index = new OptionIndex(await optionsOfField(context, actor, column.field));
      return [[code, isWay(one) ? (text) => index.findWay(text) : (text) => index.find(text)]];
    }),
  );
  return new Map(found.flat());
}

const isWay = ({ column }: ImportColumn) => column.field.kind === 'path' || column.field.kind === 'paths';

/** Of a place, a field holds the way to it, or its id alone. */
function named(one: ImportColumn, index: NameIndex): Lookup {
  return (text) => {
    const found = index(text);
    if (found.kind !== 'one' || isWay(one) || !Array.isArray(found.value)) return found;
    return { kind: 'one', value: found.value.at(-1) };
  };
}
