import { limits } from '../limits.ts';
import { oneOf, shape, type TObject, type TProperties, type TSchema } from '../shape.ts';

/** Ids are made by the application: letters, digits, `_` and `-`. */
export const idShape = shape.string({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
export const idParams = shape.object({ id: idShape });
/** The tenant that is meant: one’s own where none is named; another is unknown to all but the operator. */
export const tenantQuery = { tenantId: shape.optional(idShape) };
export const keyword = shape.optional(shape.string({ maxLength: limits.keywordLength }));

/**
 * A password where one is set, as it was typed: the server judges it. Pages of the version before send its hash, which is
 * let through here and refused with words of its own.
 */
export const typedPassword = shape.string({ maxLength: limits.passwordLength, description: 'as it was typed' });

/** Numbers of a query string arrive as text; the server's validator turns them into numbers. */
export const pageQuery = {
  currentPage: shape.optional(shape.integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: shape.optional(shape.integer({ minimum: 1, maximum: limits.pageSizeMost })),
  keyword,
  sort: shape.optional(oneOf(['asc', 'desc'])),
  sidx: shape.optional(shape.string({ maxLength: 120 })),
};

/** A list answers its rows and where they stand. Source: design 6. */
export function pageOf<Row extends TSchema>(row: Row) {
  return shape.object({
    list: shape.array(row),
    pagination: shape.object({ currentPage: shape.integer(), pageSize: shape.integer(), total: shape.integer() }),
  });
}

export const listOf = <Row extends TSchema>(row: Row) => shape.object({ list: shape.array(row) });
export const anyRow = shape.record(shape.string(), shape.unknown());
/** A row with further names, which only the model knows that it is of. */
export const openRow = <Known extends TProperties>(known: Known) =>
  shape.object(known) as TObject<Known> & { readonly static: Record<string, unknown> }; // JSON Schema lets them through
/** A row of a model. */
export const recordRow = openRow({ id: shape.string() });
/** One line of what a page shows as it is, in the reader's language. */
export const saidShape = shape.object({
  severity: oneOf(['error', 'warning', 'info']),
  message: shape.string(),
  fix: shape.string(),
});
export const nothing = shape.null();
/** The field that asks, by its code, in the published document that the header names. Source: pickers 3.0.4. */
export const askingField = shape.optional(shape.string({ minLength: 1, maxLength: 200 }));
/** JSON as text, as the dialect sends documents and rows. */
export const jsonText = (maxLength: number = limits.bodyBytes) => shape.string({ maxLength });
export const nullable = <T extends TSchema>(inner: T) => shape.union([inner, shape.null()]);
