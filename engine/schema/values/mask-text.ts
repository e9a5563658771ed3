import type { Field } from '../fields/fields.ts';

/** Which part of a text stays readable. Names: dialect, maskConfig of the input control. */
export interface Mask {
  /** Stands for each hidden character; `*` when blank. */
  readonly filler: string;
  /** Characters kept at each end. */
  readonly prefixLimit: number;
  readonly suffixLimit: number;
  /** Kept up to and with the first, from and with the last; win over the limits when not blank and present. */
  readonly prefixSpecifyChar: string;
  readonly suffixSpecifyChar: string;
  /** Characters that are never hidden, such as the dashes of a number. */
  readonly ignoreChar: string;
  /** A fixed number of fillers instead of one a character, so that the length tells nothing; 0: one a character. */
  readonly fixedLength: number;
}

/** How the text of a field is masked where it is only read; undefined when it is not. Own settings win over `maskConfig`. */
export function maskOf({ props, node }: Pick<Field, 'props' | 'node'>): Mask | undefined {
  if (props.useMask !== true) return undefined;
  const mask = readMask(node.props?.maskConfig);
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
  return {
    ...mask,
    filler: text(props.maskFiller) ?? mask.filler,
    prefixLimit: countOf(props.maskPrefix) || mask.prefixLimit,
    suffixLimit: countOf(props.maskSuffix) || mask.suffixLimit,
    ignoreChar: text(props.maskIgnore) ?? mask.ignoreChar,
  };
}

function countOf(value: unknown): number {
  const number = Number(value ?? 0);
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/** @param stored `maskConfig` of a node; what it lacks or holds in another form hides everything */
export function readMask(stored: unknown): Mask {
  const config: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const words = (key: string) => (typeof config[key] === 'string' ? config[key] : '');
  const count = (key: string) => countOf(config[key]);
  return {
    filler: words('filler') || '*',
    prefixLimit: config.prefixType === 2 ? 0 : count('prefixLimit'),
    suffixLimit: config.suffixType === 2 ? 0 : count('suffixLimit'),
    prefixSpecifyChar: config.prefixType === 2 ? words('prefixSpecifyChar') : '',
    suffixSpecifyChar: config.suffixType === 2 ? words('suffixSpecifyChar') : '',
    ignoreChar: words('ignoreChar'),
    fixedLength: config.useUnrealMask === true ? count('unrealMaskLength') : 0,
  };
}

/** The text with all but its allowed ends hidden; ends that would meet hide everything instead of showing everything. */
export function maskText(text: string, mask: Mask): string {
  const characters = [...text];
  let start = mask.prefixLimit;
  let end = mask.suffixLimit;
  const first = mask.prefixSpecifyChar ? characters.indexOf(mask.prefixSpecifyChar) : -1;
  const last = mask.suffixSpecifyChar ? characters.lastIndexOf(mask.suffixSpecifyChar) : -1;
  if (first >= 0) start = first + 1;
  if (last >= 0) end = characters.length - last;
  if (start + end >= characters.length) {
    start = 0;
    end = 0;
  }
  const middle = characters.slice(start, characters.length - end);
  const hidden =
    mask.fixedLength > 0
      ? mask.filler.repeat(middle.length > 0 ? mask.fixedLength : 0)
      : middle.map((character) => (mask.ignoreChar.includes(character) ? character : mask.filler)).join('');
  return characters.slice(0, start).join('') + hidden + characters.slice(characters.length - end).join('');
}
