import { shape, type TProperties, type TSchema } from '../shape.ts';
import type { Setting } from './setting-kinds.ts';
import { type Settings, settingNames, settingTable } from './setting-table.ts';

const words = (maxLength: number) => shape.string({ maxLength });

/** The form of a value; what it may be beyond that is asked where it is saved, so that the field itself says so. */
function shapeOf(setting: Setting): TSchema {
  switch (setting.kind) {
    case 'words': {
      const one = words(setting.most);
      return shape.object({ zh: one, en: one, zhtw: one }, { additionalProperties: false });
    }
    case 'text':
    case 'email':
    case 'addresses':
      return words(setting.most);
    case 'integer':
      return shape.integer({ minimum: 0, maximum: setting.most });
    case 'switch':
      return shape.boolean();
    case 'choice':
      return shape.unknown();
  }
}

const all: TProperties = Object.fromEntries(settingNames.map((name) => [name, shapeOf(settingTable[name])]));
const some: TProperties = Object.fromEntries(Object.entries(all).map(([name, one]) => [name, shape.optional(one)]));
const revision = shape.integer({ minimum: 0, description: 'counted up with each change' });
const sysVersion = shape.string({ description: 'of the program; nobody sets it' });

/** A shape whose names come from the table, with the type that the table gives. */
const typed = <Value>(made: TSchema) => made as TSchema & { readonly static: Value }; // as the table has it

/** Every setting, and what the program is. */
export const settingsShape = typed<Settings & { readonly sysVersion: string; readonly revision: number }>(
  shape.object({ ...all, sysVersion, revision }),
);

/** Those that are to be others than before. */
export const settingsChangeShape = typed<Partial<Settings> & { readonly revision: number }>(
  shape.object({ ...some, revision }, { additionalProperties: false }),
);
