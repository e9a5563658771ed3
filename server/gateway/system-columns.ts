import type { SystemValue } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf, type Field } from '../../engine/schema/fields/fields.ts';
import { descriptors } from '../kernel/descriptors.ts';

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

/** What a system column's id names: the directory that is asked for the words. */
export const directoryOf: Readonly<Record<string, 'user' | 'organize' | 'position'>> = {
  creator_id: 'user',
  modifier_id: 'user',
  organize_id: 'organize',
  position_id: 'position',
};

/** Fields of every model, whether its form shows them or not: a list may name them. */
export const systemFields: readonly Field[] = catalogueOf(
  {
    nodes: Object.keys(systemColumns).map((name) => ({ id: name, vModel: name, config: { aditKey: name } })),
  },
  descriptors,
).fields;
