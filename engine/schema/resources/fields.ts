import type { RuleName } from '../rules/index.ts';
import type { TSchema } from '../shape.ts';
import type { LocalText } from '../text/local-text.ts';
import type { ReferenceTarget } from './reference-targets.ts';

/**
 * The words in which a resource says its shape. Plain data: calls, columns of the table, checks, the list and the form
 * follow from them, and a page reads them without the library that makes shapes.
 */
export interface TextField {
  readonly kind: 'text';
  /** Characters at most. */
  readonly most: number;
  readonly rule?: RuleName;
  /** Is what it was at first, whatever is changed later. */
  readonly fixed?: true;
  readonly optional?: true;
}

/** What a row is called by programs: letters, digits and what its rule allows, compared without regard to case. */
export interface CodeField {
  readonly kind: 'code';
  readonly most: number;
  readonly rule?: RuleName;
  /** Is what it was at first, whatever is changed later. */
  readonly fixed?: true;
  readonly optional?: true;
}

export interface IntegerField {
  readonly kind: 'integer';
  readonly least: number;
  readonly most: number;
  readonly optional?: true;
}

/** What a row with names in three languages is called in one of the other two; nothing: as in Chinese. */
export interface NameField {
  readonly kind: 'name';
  readonly language: 'en' | 'zhtw';
  readonly most: number;
  readonly optional: true;
}

/** 1 or 0; who sends nothing means for a new row what rows begin with, and no change of one that is there. */
export interface OnOffField {
  readonly kind: 'onOff';
  /** What a new row is, unless it is said: 1 where this is left out. */
  readonly starts?: 0;
  /** What 1 and 0 are called where they are no "enabled" and "disabled". */
  readonly words?: { readonly on: LocalText; readonly off: LocalText };
  readonly optional?: true;
}

/** Where a row stands among the others; a new row of which nothing is said stands last. */
export interface OrderField {
  readonly kind: 'order';
  readonly optional?: true;
}

/** The id of a row of another table, of the same tenant. */
export interface ReferenceField {
  readonly kind: 'reference';
  readonly to: ReferenceTarget;
  /** Is what it was at first, whatever is changed later. */
  readonly fixed?: true;
  /** Field of several of which this is the first: a form has that one, and a list is narrowed by all of them. */
  readonly firstOf?: string;
  readonly optional?: true;
}

/** The code of an entry of a dictionary, which is named by its own code. */
export interface DictionaryField {
  readonly kind: 'dictionary';
  readonly dictionary: string;
  readonly optional?: true;
}

/** One of a few words that are known from the start; of a new row the first, unless another is chosen. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly of: Readonly<Record<string, LocalText>>;
  /** How lists colour some of them. */
  readonly look?: Readonly<Record<string, 'success' | 'warning' | 'error' | 'processing'>>;
  readonly optional?: true;
}

export interface DateField {
  readonly kind: 'date';
  readonly optional?: true;
}

export interface JsonField<S extends TSchema = TSchema> {
  readonly kind: 'json';
  readonly shape: S;
  /** What is kept where nothing is sent. */
  readonly empty: unknown;
  readonly optional?: true;
}

/** A number with so many decimals, within small rows. */
export interface DecimalField {
  readonly kind: 'decimal';
  readonly least: number;
  readonly most: number;
  readonly digits: number;
}

/** Small rows that a row keeps within itself, so many at least and at most. */
export interface SubTableField<Of extends SubFields = SubFields> {
  readonly kind: 'subTable';
  readonly of: Of;
  readonly least: number;
  readonly most: number;
  readonly optional?: true;
}
export type SubFields = Readonly<Record<string, TextField | DecimalField>>;

/** Who belongs to a row, or what it belongs to: ids. A table of its own keeps them, a row for each. */
export interface MembersField<To extends ReferenceTarget = ReferenceTarget> {
  readonly kind: 'members';
  readonly to: To;
  readonly table: string;
  /** Column of the id of the row. */
  readonly of: string;
  /** Column of the id of what is linked. */
  readonly member: string;
  /** Further columns with what they are. */
  readonly where: Readonly<Record<string, string>>;
  /** Column that counts them from 0, where their order means something. */
  readonly ordered?: string;
  readonly most: number;
  readonly optional?: true;
}

/**
 * Small rows that belong to a row: each names one row of another table and says yes or no, 1 or 0, to a few questions. A
 * table of its own keeps them.
 */
export interface MarksField<Mark extends string = string> {
  readonly kind: 'marks';
  readonly to: ReferenceTarget;
  readonly table: string;
  /** Column of the id of the row. */
  readonly of: string;
  /** Field and column of the id of what is marked. */
  readonly member: { readonly field: string; readonly column: string };
  /** Columns of the marks, by field. */
  readonly marks: Readonly<Record<Mark, string>>;
  readonly most: number;
  readonly optional?: true;
}

/** Yes or no, in rows alone. */
export interface FlagField {
  readonly kind: 'flag';
  readonly optional?: true;
}

/** When something happened, in rows alone; null where it has not. */
export interface MomentField {
  readonly kind: 'moment';
  readonly optional: true;
}

export type Field =
  | TextField
  | NameField
  | CodeField
  | IntegerField
  | OnOffField
  | OrderField
  | ReferenceField
  | DictionaryField
  | ChoiceField
  | DateField
  | SubTableField
  | MembersField
  | MarksField
  | JsonField;
export type FieldKind = Field['kind'];

/** Fields whose value is a structure: a list neither shows nor sorts by it. */
export const isNested = ({ kind }: Field): boolean =>
  kind === 'json' || kind === 'subTable' || kind === 'members' || kind === 'marks';

/** Fields that rows of a list say: neither structures nor names in languages that their reader does not read. */
export const isListed = (field: Field): boolean => !isNested(field) && field.kind !== 'name';

/** Fields that hold ids of rows of another table. */
export const isFirst = (field: Field): boolean => field.kind === 'reference' && field.firstOf !== undefined;
export const isReferring = (field: Field): field is ReferenceField | MembersField =>
  field.kind === 'reference' || field.kind === 'members';
/** Fields of which nothing else comes to stand in a row that is there. */
export const isFixed = (field: Field): boolean => 'fixed' in field && field.fixed === true;

/** Fields that a column of their own row keeps. */
export const isColumn = (field: Field): field is Exclude<Field, MembersField | MarksField | NameField> =>
  field.kind !== 'members' && field.kind !== 'marks' && field.kind !== 'name';

/** Fields whose rows say, beside what is kept, what people read: `organizeId` and `organizeIdText`. */
export type NamingField = ReferenceField | DictionaryField;
export const isNaming = (field: Field): field is NamingField =>
  field.kind === 'reference' || field.kind === 'dictionary';
export const textOf = <Name extends string>(name: Name): `${Name}Text` => `${name}Text`;

export const text = (most: number, rule?: RuleName): TextField => ({ kind: 'text', most, ...(rule && { rule }) });
export const code = (most: number, rule?: RuleName): CodeField => ({ kind: 'code', most, ...(rule && { rule }) });
export const integer = (least: number, most: number): IntegerField => ({ kind: 'integer', least, most });
export const name = (language: NameField['language'], most: number): NameField => ({
  ...{ kind: 'name', language, most, optional: true },
});
export const onOff = (words?: OnOffField['words'], starts?: 0): OnOffField => ({
  ...{ kind: 'onOff', ...(words && { words }), ...(starts === 0 && { starts }) },
});
export const order = (): OrderField => ({ kind: 'order' });
export const reference = (to: ReferenceTarget): ReferenceField => ({ kind: 'reference', to });
export const firstOf = (several: string, to: ReferenceTarget) => ({ ...reference(to), firstOf: several });
export const dictionary = (enCode: string): DictionaryField => ({ kind: 'dictionary', dictionary: enCode });
export const choice = <const Of extends ChoiceField['of']>(of: Of, look?: ChoiceField['look']): ChoiceField => ({
  kind: 'choice',
  of,
  ...(look && { look }),
});
export const date = (): DateField => ({ kind: 'date' });
export const decimal = (least: number, most: number, digits: number): DecimalField => ({
  ...{ kind: 'decimal', least, most, digits },
});
export const subTable = <const Of extends SubFields>(
  of: Of,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): SubTableField<Of> => ({ kind: 'subTable', of, least, most });
export const members = <const To extends ReferenceTarget>(
  to: To,
  kept: Pick<MembersField, 'table' | 'of' | 'member' | 'where' | 'ordered' | 'most'>,
): MembersField<To> => ({
  ...{ kind: 'members', to, ...kept },
});
export const marks = <const Mark extends string>(
  to: ReferenceTarget,
  kept: Pick<MarksField<Mark>, 'table' | 'of' | 'member' | 'marks' | 'most'>,
): MarksField<Mark> => ({ ...{ kind: 'marks', to, ...kept } });
export const json = <S extends TSchema>(shape: S, empty: unknown): JsonField<S> => ({ kind: 'json', shape, empty });
export const moment = (): MomentField => ({ kind: 'moment', optional: true });
export const flag = (): FlagField => ({ kind: 'flag' });
export const fixed = <F extends TextField | CodeField | ReferenceField>(field: F): F & { readonly fixed: true } => ({
  ...field,
  fixed: true,
});
export const optional = <F extends Field>(field: F): F & { readonly optional: true } => ({ ...field, optional: true });

/** `organizeId` is the column `organize_id`. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
