export {
  type Control,
  type ControlKind,
  controlByKey,
  controlByTag,
  controlNamed,
  dialectKeys,
} from './control-table.ts';
export { type Dialect, detectDialect } from './detect-dialect.ts';
export { propName } from './property-table.ts';
export { type ReadDesign, type ReadModel, type ReadOptions, readDesign } from './read-foreign.ts';
