import type { CompiledForm, CompiledRule } from '../schema/check/index.ts';
import type { FormSettings } from '../schema/documents/form-document.ts';
import type { Node } from '../schema/documents/node.ts';
import type { Descriptor } from '../schema/fields/descriptor.ts';
import type { Field } from '../schema/fields/fields.ts';
import type { NodeFault } from '../schema/findings/node-fault.ts';

interface ResolvedBase {
  readonly id: string;
  readonly node: Node;
  /** JSON pointer in the document. */
  readonly at: string;
  /** Columns of 24. */
  readonly span: number;
}

/** What the renderer draws: the document's nodes with their widgets looked up and their rules compiled. */
export type ResolvedNode =
  | (ResolvedBase & { readonly kind: 'field'; readonly descriptor: Descriptor; readonly field: Field })
  | (ResolvedBase & {
      readonly kind: 'layout';
      readonly descriptor: Descriptor;
      readonly shown: CompiledRule | null;
      readonly children: readonly ResolvedNode[];
      /** Fields anywhere inside: counts of errors, reveal. */
      readonly fieldNames: readonly string[];
    })
  | (ResolvedBase & {
      readonly kind: 'action';
      readonly descriptor: Descriptor;
      readonly shown: CompiledRule | null;
      readonly enabled: CompiledRule | null;
    })
  | (ResolvedBase & {
      readonly kind: 'error';
      readonly fault: NodeFault;
      /** A required field of which nobody knows how to draw it: submitting has to be stopped. */
      readonly blocksSubmit: boolean;
      /** Conditions of the node and of every container around it; null where there is none. */
      readonly shown: CompiledRule | null;
    });

export type ResolvedLayout = Extract<ResolvedNode, { kind: 'layout' }>;
export type ResolvedError = Extract<ResolvedNode, { kind: 'error' }>;
export type ResolvedField = Extract<ResolvedNode, { kind: 'field' }>;

/** Settings of a form with every default filled in. Source: control types 6. */
export type ResolvedSettings = Required<
  Pick<FormSettings, 'labelPosition' | 'labelWidth' | 'gutter' | 'size' | 'disabled'>
> &
  FormSettings;

export interface ResolvedDocument {
  readonly nodes: readonly ResolvedNode[];
  readonly settings: ResolvedSettings;
  readonly form: CompiledForm;
  /** The layouts around a field, outermost first. */
  readonly around: ReadonlyMap<string, readonly ResolvedLayout[]>;
  /** Keys of the widgets that are needed before the first draw. */
  readonly widgetKeys: ReadonlySet<string>;
  /** A field is checked by a pattern, which needs what runs them. */
  readonly hasPatterns: boolean;
  /** Broken nodes that keep the form from being submitted while they are shown: see `blockingNow`. */
  readonly blocking: readonly ResolvedError[];
}
