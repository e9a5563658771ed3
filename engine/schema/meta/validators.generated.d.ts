/** What is wrong at one place, as ajv says it. */
export interface ShapeError {
  /** JSON pointer of the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** @returns everything in which a document differs from the shape, at most about 10,000 errors; never throws for JSON */
export type ShapeCheck = (document: unknown) => readonly ShapeError[];

export declare const formShape: ShapeCheck;
export declare const screenShape: ShapeCheck;
export declare const listShape: ShapeCheck;
export declare const modelShape: ShapeCheck;
