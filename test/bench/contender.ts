import type { BenchForm, Values } from './spec.ts';

/** What the page asks of a drawn form. Source: the shared bench's own description of a contender. */
export interface FormApi {
  /** The control on the page, or what stands for it and takes the focus; null while the field is not shown. */
  find(name: string): Element | null;
  setValues(values: Values): void | Promise<void>;
  /** Number of fields in error; their messages stand on the page afterwards. */
  validate(): number | Promise<number>;
  unmount(): void;
  /** Set by what draws only a part: then `ready` says that all is drawn that will be, `reveal` brings a field. */
  readonly windowed?: boolean;
  ready?(): boolean;
  reveal?(name: string): Promise<void>;
}

export interface TableApi {
  find(row: number, column: string): Element | null;
  append(): void;
  unmount(): void;
  readonly windowed?: boolean;
  ready?(): boolean;
  reveal?(row: number, column: string): Promise<void>;
  count?(): number;
  /** A row that is in view, for the key test. */
  sampleRow?(): number;
}

export interface Contender {
  mount?(element: HTMLElement, form: BenchForm, values: Values): FormApi;
  mountTable?(element: HTMLElement, rows: Values[]): TableApi;
}
