/** What is used of the package, which has no types of its own. */
declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on the whole file. @returns false while another descriptor holds it */
  export function tryLock(descriptor: number): boolean;
}
