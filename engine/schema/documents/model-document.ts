import { type Shape, shape } from '../shape.ts';
import { formDocumentShape } from './form-document.ts';
import { listDocumentShape } from './list-document.ts';

const flag = shape.union([shape.boolean(), shape.integer(), shape.string(), shape.null()]);

/** A column of a table; a field lives in the column of its `config.columnName`, or in that of its own name. */
export const tableColumnShape = shape.object({
  field: shape.string({ description: 'name of the column' }),
  fieldName: shape.optional(shape.union([shape.string(), shape.null()], { description: 'what people call it' })),
  dataType: shape.optional(shape.union([shape.string(), shape.null()], { description: 'type of the column' })),
  dataLength: shape.optional(
    shape.union([shape.number(), shape.string(), shape.null()], {
      description: 'most characters of a text, digits of a decimal',
    }),
  ),
  decimals: shape.optional(shape.integer({ minimum: 0, description: 'digits behind the point, of those' })),
  unique: shape.optional(shape.boolean({ description: 'takes each value once' })),
  index: shape.optional(shape.boolean({ description: 'found quickly by its value' })),
  primaryKey: shape.optional(flag),
  allowNull: shape.optional(flag),
});
export type TableColumn = Shape<typeof tableColumnShape>;

/**
 * A table of a model; `typeId` "1" main, "0" child. A sub-table lives in the table of its `config.tableName`, or in that of
 * its own name. Names: dialect facts 2, tables.
 */
export const tableShape = shape.object({
  table: shape.string(),
  typeId: shape.optional(shape.string()),
  tableName: shape.optional(shape.string()),
  tableField: shape.optional(shape.string()),
  relationTable: shape.optional(shape.string()),
  relationField: shape.optional(shape.string()),
  bound: shape.optional(shape.boolean({ description: 'the rows live in this table of the database, made elsewhere' })),
  fields: shape.optional(shape.array(tableColumnShape)),
});
export type Table = Shape<typeof tableShape>;

const modelName = shape.string({ minLength: 1, maxLength: 100 });
const otherName = shape.string({ maxLength: 100 });

/** Form + list + tables: what the generated pages come from. One file of this shape is an export. */
export const modelDocumentShape = shape.object(
  {
    $schema: shape.optional(shape.string()),
    version: shape.integer({ minimum: 1 }),
    fullName: shape.union(
      [modelName, shape.object({ zh: modelName, en: shape.optional(otherName), zhtw: shape.optional(otherName) })],
      { description: 'One name, or { zh, en, zhtw }' },
    ),
    enCode: shape.string({ minLength: 1, maxLength: 50 }),
    type: shape.optional(shape.integer()),
    webType: shape.optional(shape.integer()),
    category: shape.optional(shape.string()),
    description: shape.optional(shape.string()),
    form: formDocumentShape,
    list: shape.optional(listDocumentShape),
    tables: shape.optional(shape.array(tableShape)),
  },
  { title: 'Adit model document' },
);
export type ModelDocument = Shape<typeof modelDocumentShape>;

/** The format that this program writes; older ones pass through `migrations/`. */
export const documentVersion = 1;
