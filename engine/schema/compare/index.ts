// Here: two versions of a design in the words of people who read them.

export {
  type DesignChange,
  designChanges,
  listOfReaders,
  nothingOnline,
  type PropertyDifference,
} from './design-changes.ts';
