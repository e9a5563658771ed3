export {
  type DesignChange,
  designChanges,
  listOfReaders,
  nothingOnline,
  type PropertyDifference,
} from './design-changes.ts';
