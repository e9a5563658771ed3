import type { Descriptor } from '../fields/descriptor.ts';
import { limits } from '../limits.ts';
import { plainNumber, type ValueKindName } from '../values/index.ts';

/** How large the values of a field may be, as its widget is set. */
export interface FieldSize {
  readonly kind: ValueKindName;
  /** Characters of a text; absent where nothing limits them. */
  readonly maxLength?: number;
  /** Digits behind the point. */
  readonly precision?: number;
}

type Props = Readonly<Record<string, unknown>>;

export function fieldSize(kind: ValueKindName, descriptor: Descriptor, props: Props): FieldSize {
  const maxLength = kind === 'text' || kind === 'longText' ? maxLengthOf(descriptor, props) : undefined;
  const { precision } = props;
  return {
    kind,
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(typeof precision === 'number' && Number.isInteger(precision) && precision >= 0 ? { precision } : {}),
  };
}

/** 200 where a widget that has a length is not told one. Source: library specification 5, form items. */
export function maxLengthOf({ defaults }: Pick<Descriptor, 'defaults'>, { maxlength }: Props): number | undefined {
  const max = plainNumber(maxlength);
  if (Number.isInteger(max) && max > 0) return max;
  return Object.hasOwn(defaults, 'maxlength') ? limits.textLength : undefined;
}
