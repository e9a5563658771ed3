import { administrator, call, designer } from '../call-shapes/call.ts';
import { idShape, listOf, nullable } from '../call-shapes/common-shapes.ts';
import { modelsPath } from '../call-shapes/model-shapes.ts';
import { limits } from '../limits.ts';
import { type Shape, shape } from '../shape.ts';

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

const openTablesPath = '/api/system/SysConfig/OpenTables';

/** A table of the database that designers of a tenant may bind, or might. */
const openTableShape = shape.object({
  table: shape.string(),
  tableName: shape.string({ description: 'its comment' }),
  rows: nullable(shape.integer({ description: 'as the database last counted them' })),
  columns: shape.integer({ description: 'all that it has' }),
  reason: nullable(shape.string({ description: 'why no model can be bound to it, open or not' })),
  open: shape.array(shape.string(), { description: 'the columns that are open' }),
});
export type OpenTable = Shape<typeof openTableShape>;

export const databaseCalls = {
  databaseTables: call({
    method: 'GET',
    path: `${modelsPath}/Actions/DatabaseTables`,
    right: designer,
    whenSeeing: 'person',
    shapes: {
      query: shape.object({ main: shape.optional(databaseName) }),
      data: shape.object({
        list: shape.array(databaseTableShape),
        mayOpen: shape.boolean({ description: 'whether the person may open further tables to designers' }),
      }),
    },
    source: 'dialect facts 2, tables: a model over a table of the database',
  }),
  databaseColumns: call({
    method: 'GET',
    path: `${modelsPath}/Actions/DatabaseColumns`,
    right: designer,
    whenSeeing: 'person',
    shapes: {
      query: shape.object({ table: databaseName, main: shape.optional(databaseName) }),
      data: listOf(databaseColumnShape),
    },
    source: 'dialect facts 2, tables: the columns of a table of the database',
  }),
  openTables: call({
    method: 'GET',
    path: openTablesPath,
    right: administrator,
    shapes: {
      query: shape.object({ tenantId: shape.optional(idShape) }),
      data: shape.object({ list: shape.array(openTableShape), revision: shape.integer() }),
    },
    source: 'reliability 2: A106, an operator lists the tables that designers may bind',
  }),
  columnsToOpen: call({
    method: 'GET',
    path: `${openTablesPath}/Columns`,
    right: administrator,
    shapes: {
      query: shape.object({ table: databaseName, tenantId: shape.optional(idShape) }),
      data: listOf(databaseColumnShape),
    },
    source: 'reliability 2: A106, column by column',
  }),
  saveOpenTables: call({
    method: 'POST',
    path: openTablesPath,
    right: administrator,
    writes: true,
    shapes: {
      body: shape.object(
        {
          tenantId: shape.optional(idShape),
          tables: shape.array(
            shape.object(
              {
                table: databaseName,
                columns: shape.array(databaseName, { maxItems: limits.tableColumns }),
              },
              { additionalProperties: false },
            ),
            { maxItems: limits.openTables },
          ),
          revision: shape.integer({ minimum: 0, description: 'of the list that was edited' }),
        },
        { additionalProperties: false },
      ),
      data: shape.object({ revision: shape.integer() }),
    },
    source: 'reliability 2: A106, an operator lists the tables that designers may bind',
  }),
};
