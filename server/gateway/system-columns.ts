import type { SystemValue } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf, type Field } from '../../engine/schema/fields/fields.ts';
import type { Refers } from '../../engine/schema/fields/refers.ts';
import { descriptors } from '../kernel/descriptors.ts';
import type { ColumnShape } from './model-shape.ts';

/** Who and when stand in columns that every table of a model has; the fields that show them are only views of these. */
const systemColumns: Partial<Record<SystemValue, string>> = {
  createUser: 'creator_id',
  createTime: 'creator_time',
  modifyUser: 'modifier_id',
  modifyTime: 'modify_time',
  currOrganize: 'organize_id',
  currPosition: 'position_id',
};

export function systemColumnOf(field: Field): string | undefined {
  const { filledBy } = field.descriptor;
  return filledBy === undefined ? undefined : systemColumns[filledBy];
}

const systemRefers: Readonly<Record<string, Refers>> = {
  creator_id: { to: 'user', range: {} },
  modifier_id: { to: 'user', range: {} },
  organize_id: { to: 'organize', range: {} },
  position_id: { to: 'position', range: {} },
};

/** What the ids in a column are ids of; undefined where it holds none. */
export function refersOf({ isSystem, name, field }: Pick<ColumnShape, 'isSystem' | 'name' | 'field'>) {
  return isSystem ? systemRefers[name] : field.descriptor.refers?.(field.node);
}

/** What the fields are called that every model has. */
export const systemFieldNames: readonly string[] = Object.keys(systemColumns);

/** Fields of every model, whether its form shows them or not: a list may name them. */
export const systemFields: readonly Field[] = catalogueOf(
  {
    nodes: Object.keys(systemColumns).map((name) => ({ id: name, vModel: name, config: { aditKey: name } })),
  },
  descriptors,
).fields;
