import { type Shape, shape } from '../shape.ts';
import { formDocumentShape } from './form-document.ts';
import { listDocumentShape } from './list-document.ts';

/** A table of a model; `typeId` "1" main, "0" child. Names: dialect facts 2, tables. */
export const tableShape = shape.object({
  table: shape.string(),
  typeId: shape.optional(shape.string()),
  tableName: shape.optional(shape.string()),
  tableField: shape.optional(shape.string()),
  relationTable: shape.optional(shape.string()),
  relationField: shape.optional(shape.string()),
  fields: shape.optional(shape.array(shape.record(shape.string(), shape.unknown()))),
});
export type Table = Shape<typeof tableShape>;

/** Form + list + tables: what the generated pages come from. One file of this shape is an export. */
export const modelDocumentShape = shape.object(
  {
    $schema: shape.optional(shape.string()),
    version: shape.integer({ minimum: 1 }),
    fullName: shape.string({ minLength: 1, maxLength: 100 }),
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
