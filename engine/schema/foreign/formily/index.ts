// Here: schemas of Formily, as its designers and its projects store them: read into our documents, and written from them.

export { type FormilyDesign, isFormilySchema, readFormProps, rootOf } from './formily-design.ts';
export { formilySchemaOf } from './formily-schema-of.ts';
export { readConditions } from './read-conditions.ts';
export { childrenOfSchema } from './schema-children.ts';
export { notesOfKept } from './schema-notes.ts';
export { isSchemaEntry, type SchemaEntry } from './schema-tree.ts';
export { splitSchema } from './split-schema.ts';
