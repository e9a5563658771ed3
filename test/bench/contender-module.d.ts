/** The contender of a page: an alias of the build. */
declare module 'contender' {
  import type { Contender } from './contender.ts';
  export const mount: Contender['mount'];
  export const mountTable: Contender['mountTable'];
}
