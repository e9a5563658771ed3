// Here: designs of other products, read without loss.

export {
  type Control,
  type ControlKind,
  controlByKey,
  controlByTag,
  controlNamed,
  dialectKeys,
} from './common/control-table.ts';
export { propName } from './common/property-table.ts';
export { type Dialect, detectDialect } from './detect-dialect.ts';
export { formilySchemaOf } from './formily/index.ts';
export { type ReadDesign, type ReadModel, type ReadOptions, readDesign } from './read-foreign.ts';
