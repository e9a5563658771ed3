import { type Shape, shape } from '../shape.ts';
import { call, designer } from './call.ts';
import { listOf, nullable } from './common-shapes.ts';
import { modelsPath } from './model-shapes.ts';

const databaseName = shape.string({ minLength: 1, maxLength: 63 });

/** A table of the database that was made elsewhere. */
const databaseTableShape = shape.object({
  table: shape.string(),
  tableName: shape.string({ description: 'its comment' }),
  rows: nullable(shape.integer({ description: 'as the database last counted them' })),
  columns: shape.integer(),
  reason: nullable(shape.string({ description: 'why no model can be bound to it' })),
  relations: shape.array(
    shape.object({
      tableField: shape.string(),
      relationField: shape.string({ description: 'column of the main table whose value it has' }),
    }),
    { description: 'foreign keys to the main table that was named' },
  ),
});
export type DatabaseTable = Shape<typeof databaseTableShape>;

/** A column of such a table. Names: dialect facts 2, tables. */
const databaseColumnShape = shape.object({
  field: shape.string(),
  fieldName: shape.string({ description: 'its comment' }),
  dataType: shape.string(),
  dataLength: nullable(shape.integer()),
  decimals: nullable(shape.integer()),
  primaryKey: shape.boolean(),
  allowNull: shape.boolean(),
  hasDefault: shape.boolean(),
  readable: shape.boolean({ description: 'a field can live in it' }),
  reason: nullable(shape.string({ description: 'why none can' })),
});
export type DatabaseColumn = Shape<typeof databaseColumnShape>;

export const databaseCalls = {
  databaseTables: call({
    method: 'GET',
    path: `${modelsPath}/Actions/DatabaseTables`,
    right: designer,
    shapes: { query: shape.object({ main: shape.optional(databaseName) }), data: listOf(databaseTableShape) },
    source: 'dialect facts 2, tables: a model over a table of the database',
  }),
  databaseColumns: call({
    method: 'GET',
    path: `${modelsPath}/Actions/DatabaseColumns`,
    right: designer,
    shapes: {
      query: shape.object({ table: databaseName, main: shape.optional(databaseName) }),
      data: listOf(databaseColumnShape),
    },
    source: 'dialect facts 2, tables: the columns of a table of the database',
  }),
};
