import { creatorOrganizeNow, type SchemeSign, type SchemeValueKind } from '../../engine/schema/grants/row-scheme.ts';
import { limits } from '../../engine/schema/limits.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Option } from '../../engine/schema/values/index.ts';
import { type PersonSet, setsOf } from '../gateway/id-sets.ts';
import type { ColumnShape, PublishedModel } from '../gateway/model-shape.ts';
import { labelOf } from '../gateway/record-findings.ts';
import { operatorOf } from '../gateway/super-condition.ts';
import { refersOf } from '../gateway/system-columns.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { hasOptions, optionsOfField } from '../offers/index.ts';

/** By what a value is written: text, number, day, yes or no, some of the options, or people and places that are picked. */
export type SchemeControl = 'text' | 'number' | 'day' | 'yesNo' | 'choice' | 'ids';

/** A field that a row scheme may ask of, and how. */
export interface SchemeField {
  readonly id: string;
  /** Empty for what every model has, which the page names. */
  readonly fullName: string;
  readonly control: SchemeControl;
  /** What picked ids are ids of; empty for other controls. */
  readonly to: string;
  readonly signs: readonly SchemeSign[];
  readonly kinds: readonly SchemeValueKind[];
  readonly options: readonly { readonly value: string | number | boolean; readonly label: string }[];
}

const isNothing = ['null', 'notNull'] as const;
const among = ['in', 'notIn', ...isNothing] as const;
const ordered = ['==', '<>', '>', '>=', '<', '<=', 'between', ...isNothing] as const;
const signsOf = {
  text: ['like', 'notLike', '==', '<>', ...isNothing],
  number: ordered,
  day: ordered,
  yesNo: ['==', ...isNothing],
  choice: among,
  ids: among,
} as const satisfies Record<SchemeControl, readonly SchemeSign[]>;

/** The fields of a model that a row scheme may ask of, those of its sub-tables and of every model after its own. */
export async function schemeFields(
  context: AppContext,
  actor: Actor,
  model: PublishedModel,
  language: Language,
): Promise<SchemeField[]> {
  const said = (column: ColumnShape) => localText(labelOf(column.field), language);
  const isUnnamed = ({ isSystem, field }: ColumnShape) => isSystem && field.node.config.label === undefined;
  const own = [...model.main.listable.values()].map((column) => ({
    ...{ id: column.code, column },
    name: isUnnamed(column) ? '' : said(column),
  }));
  const below = [...model.children].flatMap(([code, { field, byField }]) =>
    [...byField].map(([name, column]) => ({
      ...{ id: `${code}-${name}`, column },
      name: `${localText(labelOf(field), language)} / ${said(column)}`,
    })),
  );
  const fields = await Promise.all(
    [...own.filter(({ column }) => !column.isSystem), ...below, ...own.filter(({ column }) => column.isSystem)].map(
      async ({ id, name, column }): Promise<SchemeField[]> => {
        const control = controlOf(column);
        const signs = control ? signsOf[control].filter((sign) => isCompared(column, sign)) : [];
        if (!control || signs.length === 0) return [];
        const to = control === 'ids' ? (refersOf(column)?.to ?? '') : '';
        const options = control === 'choice' ? await optionsOf(context, actor, column, language) : [];
        return [{ id, fullName: name, control, to, signs, kinds: kindsOf(control, to), options }];
      },
    ),
  );
  const byNow: SchemeField = {
    ...{ id: creatorOrganizeNow, fullName: '', control: 'ids', to: 'organize', options: [] },
    ...{ signs: ['in', 'notIn'], kinds: kindsOf('ids', 'organize') },
  };
  return [...fields.flat(), byNow];
}

function controlOf(column: ColumnShape): SchemeControl | undefined {
  const { field, kind } = column;
  if (refersOf(column)) return 'ids';
  if (kind.name === 'boolean') return 'yesNo';
  if (hasOptions(field) && field.descriptor.regions !== true) return 'choice';
  if (kind.column === 'date' || kind.column === 'timestamptz') return 'day';
  if (kind.column === 'numeric' || kind.column === 'bigint') return 'number';
  return kind.name === 'text' || kind.name === 'longText' ? 'text' : undefined;
}

function isCompared({ kind }: ColumnShape, sign: SchemeSign): boolean {
  // A moment is in a day or not; being another moment than a day says nothing.
  if (kind.column === 'timestamptz' && sign === '<>') return false;
  const isMembership = kind.column === 'jsonb' && (sign === 'in' || sign === 'notIn');
  return isMembership || kind.operators.includes(operatorOf(sign));
}

function kindsOf(control: SchemeControl, to: string): SchemeValueKind[] {
  if (control === 'day') return ['value', 'days'];
  if (control !== 'ids') return ['value'];
  const sets = Object.entries(setsOf).filter(([, kinds]) => kinds.some((kind) => kind === to));
  return ['value', ...sets.map(([set]) => set as PersonSet)]; // the keys of the table
}

async function optionsOf(context: AppContext, actor: Actor, { field }: ColumnShape, language: Language) {
  const options = flat(await optionsOfField(context, actor, field));
  return options.slice(0, limits.batchIds).map(({ value, label, labels }) => ({
    ...{ value, label: labels?.[language] ?? label },
  }));
}

const flat = (options: readonly Option[]): Option[] => options.flatMap((one) => [one, ...flat(one.children ?? [])]);
