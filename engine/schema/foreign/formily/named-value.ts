import type { Expression } from './expression.ts';

/** A field that an expression reads. `type` is Formily's: it says what an empty value is there. */
export interface NamedValue {
  readonly vModel: string;
  readonly type: 'string' | 'number' | 'boolean' | 'array';
  /** `….length` */
  readonly isLength?: boolean;
}

/** The field that `$deps[0]`, `$self.value` or `$values.a` stands for; undefined where it leads to none. */
export type FieldOf = (steps: readonly (string | number)[]) => NamedValue | undefined;

export function fieldAt(expression: Expression, fieldOf: FieldOf): NamedValue | undefined {
  return expression.kind === 'path' ? fieldOf(expression.steps) : undefined;
}
