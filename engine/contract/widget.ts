import type { ComponentType, ReactNode } from 'react';
import type { Node } from '../schema/documents/node.ts';
import type { Descriptor } from '../schema/fields/descriptor.ts';
import type { Field } from '../schema/fields/fields.ts';
import type { Option } from '../schema/values/index.ts';

/** What the engine hands a field's component, beside the widget's own props (spread, by the names of its settings). */
export interface FieldProps<Value = unknown> {
  /** Id of the element that takes the focus: the label's `for` points at it. */
  readonly id: string;
  /** The label's words and the id of the element that shows them, for controls a `for` cannot reach (`aria-labelledby`). */
  readonly label: string;
  readonly labelId: string;
  /** Id of the help and error line; undefined while there is none. */
  readonly describedBy: string | undefined;
  readonly value: Value | null | undefined;
  onChange(value: Value | null): void;
  onBlur(): void;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly size: 'small' | 'middle' | 'large';
  /** In a cell of a sub-table: no frame of its own until focused. */
  readonly bare: boolean;
  /** For widgets whose descriptor takes options. */
  readonly options: readonly Option[];
  readonly optionsState: 'ready' | 'loading' | 'failed';
  onRetryOptions(): void;
  readonly field: Field;
  /** The stored value in words, where only the server knows them (names of people, numbers to come). */
  readonly displayText: string | undefined;
  /** The label of another field of the form by its code (`vModel` or `table-child`), for formulas in words. */
  labelOf(code: string): string | undefined;
}

/** A pane of tabs, collapse or steps. */
export interface Pane {
  readonly id: string;
  readonly label: string;
  /** Fields inside that are in error now. */
  readonly problems: number;
  readonly content: ReactNode;
}

/** What a layout's component gets beside its own props. */
export interface LayoutProps {
  /** For ids of elements: unique on the page. The node's own id is `node.id`. */
  readonly id: string;
  readonly label: string;
  readonly node: Node;
  /** Drawn by the engine: a layout only places them. */
  readonly children?: ReactNode;
  readonly panes: readonly Pane[];
  /** Which panes are open; the engine opens the pane of a field that is asked for ("first error"). */
  readonly active: readonly string[];
  onActive(active: readonly string[]): void;
  readonly problems: number;
}

/** What a component that carries neither value nor children gets beside its own props. */
export interface ActionProps {
  /** For ids of elements: unique on the page. The node's own id is `node.id`. */
  readonly id: string;
  readonly label: string;
  readonly node: Node;
  readonly disabled: boolean;
  readonly size: 'small' | 'middle' | 'large';
  /**
   * Runs the node's actions of that event; resolves when the last step is done. `scope` adds to what they can name.
   * Resolves to false when a step was declined, refused or failed, and where the node has no such event.
   */
  run(event: string, scope?: Readonly<Record<string, unknown>>): Promise<boolean>;
  readonly busy: boolean;
  /** In a cell of a list or of a sub-table: drawn without its label, no higher than the line. */
  readonly row?: RowAround;
}

/** The row that a display stands in: columns beside it come before fields of the form. */
export interface RowAround {
  read(name: string): unknown;
  fieldOf(name: string): Field | undefined;
}

// A component's own props differ from widget to widget; the engine hands on what the settings allow and knows no more.
// biome-ignore lint/suspicious/noExplicitAny: the variance of component props leaves no narrower common type
export type WidgetComponent = ComponentType<any>;

export interface Widget {
  readonly descriptor: Descriptor;
  readonly component: WidgetComponent;
  /** From the stored props (defaults under them) to the component's, where the two differ. */
  readonly mapProps?: (props: Readonly<Record<string, unknown>>, node: Node) => Record<string, unknown>;
}

/** Joins what is known about a widget with the component that draws it. Importing it registers nothing. */
export function defineWidget(
  descriptor: Descriptor,
  component: WidgetComponent,
  mapProps?: Widget['mapProps'],
): Widget {
  return mapProps ? { descriptor, component, mapProps } : { descriptor, component };
}
