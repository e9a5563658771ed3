import { administrator, type Call, call, type Right, signedIn } from '../call-shapes/call.ts';
import {
  idParams,
  idShape,
  listOf,
  nothing,
  nullable,
  pageOf,
  pageQuery,
  saidShape,
  typedPassword,
} from '../call-shapes/common-shapes.ts';
import { limits } from '../limits.ts';
import { resources } from '../resources/all-resources.ts';
import { callNamesOf, type NamesOf } from '../resources/call-names.ts';
import {
  type DecimalField,
  type Field,
  isListed,
  isNaming,
  isNested,
  type JsonField,
  type MarksField,
  type MembersField,
  type NamingField,
  type SubTableField,
  type TextField,
  textOf,
} from '../resources/fields.ts';
import {
  filterNames,
  type Offer,
  type OnceField,
  type Resource,
  type ResourceShape,
  type RowOnly,
} from '../resources/resource.ts';
import {
  oneOf,
  shape,
  type TArray,
  type TBoolean,
  type TInteger,
  type TNull,
  type TNumber,
  type TObject,
  type TOptional,
  type TSchema,
  type TString,
  type TUnion,
} from '../shape.ts';

type Value<F> =
  F extends JsonField<infer S>
    ? S
    : F extends SubTableField<infer Of>
      ? TArray<TObject<{ -readonly [K in keyof Of]: Of[K] extends TextField ? TString : TNumber }>>
      : F extends MarksField<infer Mark>
        ? TArray<TObject<{ organizeId: TString } & { [K in Mark]: TInteger }>>
        : F extends MembersField
          ? TArray<TString>
          : F extends { readonly kind: 'integer' | 'onOff' | 'order' }
            ? TInteger
            : F extends { readonly kind: 'flag' }
              ? TBoolean
              : F extends { readonly kind: 'moment' }
                ? TUnion<[TString, TNull]>
                : TString;
type MayBeMissing = { readonly optional: true } | { readonly kind: 'onOff' | 'order' };
type Sent<F> = F extends MayBeMissing ? TOptional<TUnion<[Value<F>, TNull]>> : Value<F>;
/** Texts and JSON that were not sent are kept as empty ones. */
type Answered<F> = F extends {
  readonly optional: true;
  readonly kind: 'integer' | 'reference' | 'dictionary' | 'choice' | 'date';
}
  ? TUnion<[Value<F>, TNull]>
  : Value<F>;

type FilterField =
  | { readonly kind: 'onOff' | 'reference' | 'dictionary' | 'choice' }
  | { readonly kind: 'members'; readonly to: 'organize' };
/** Of several places that a row belongs to, a list is narrowed by one. */
type Filter<F> = F extends MembersField ? TString : Value<F>;
type Once<O> =
  O extends Readonly<Record<string, OnceField>> ? { [K in keyof O]: TOptional<TString> } : Record<never, never>;

type Content<S extends ResourceShape> = { [K in keyof S]: Sent<S[K]> };
type Kept<S extends ResourceShape> = { [K in keyof S]: Answered<S[K]> };
type Listed<S extends ResourceShape, O extends RowOnly> = {
  [K in keyof S as S[K] extends { readonly kind: 'json' | 'subTable' | 'members' | 'marks' | 'name' }
    ? never
    : K]: Answered<S[K]>;
} & { [K in keyof S as S[K] extends NamingField ? `${K & string}Text` : never]: TString } & {
  [K in keyof O]: Value<O[K]>;
} & { fullName?: TString };

const closed = { additionalProperties: false };
const mark = shape.integer({ minimum: 0, maximum: 1 });

/** The bare value of a field, as it is kept. */
function bareValue(field: Field | DecimalField | RowOnly[string]): TSchema {
  switch (field.kind) {
    case 'text':
      return shape.string({ maxLength: field.most, ...(field.optional ? {} : { minLength: 1 }) });
    case 'code':
      return shape.string({ minLength: 1, maxLength: field.most });
    case 'name':
      return shape.string({ maxLength: field.most });
    case 'integer':
      return shape.integer({ minimum: field.least, maximum: field.most });
    case 'onOff':
      return shape.integer({ minimum: 0, maximum: 1 });
    case 'order':
      return shape.integer({ minimum: 0, maximum: limits.sortCodeMost });
    case 'reference':
      return idShape;
    case 'dictionary':
      return shape.string({ minLength: 1, maxLength: limits.fieldNameLength });
    case 'choice':
      return oneOf(Object.keys(field.of));
    case 'date':
      return shape.string({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
    case 'decimal':
      return shape.number({ minimum: field.least, maximum: field.most });
    case 'subTable':
      return shape.array(shape.object(each(field.of, bareValue)), {
        ...(field.least > 0 && { minItems: field.least }),
        maxItems: field.most,
      });
    case 'members':
      return shape.array(idShape, { maxItems: field.most });
    case 'marks':
      return shape.array(shape.object({ [field.member.field]: idShape, ...each(field.marks, () => mark) }, closed), {
        maxItems: field.most,
      });
    case 'json':
      return field.shape;
    case 'flag':
      return shape.boolean();
    case 'moment':
      return nullable(shape.string());
  }
}

const isLeftOut = ({ kind, optional }: Field) => optional === true || kind === 'onOff' || kind === 'order';
const sent = (field: Field): TSchema =>
  isLeftOut(field) ? shape.optional(nullable(bareValue(field))) : bareValue(field);
const isNone = (field: Field) =>
  field.optional === true && field.kind !== 'text' && field.kind !== 'name' && !isNested(field);
const answered = (field: Field): TSchema => (isNone(field) ? nullable(bareValue(field)) : bareValue(field));

const each = <From, To>(record: Readonly<Record<string, From>>, to: (part: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, part]) => [name, to(part)]));

// The types of the four say what their bodies make of the fields, one for one.
const once = (fields: Readonly<Record<string, OnceField>> = {}) =>
  each(fields, ({ kind, most }) =>
    shape.optional(kind === 'secret' ? typedPassword : shape.string({ maxLength: most })),
  );

const contentOf = <R extends Resource>({ shape: fields }: R) => each(fields, sent) as Content<R['shape']>;
const keptOf = <R extends Resource>({ shape: fields }: R) => each(fields, answered) as Kept<R['shape']>;
const listedOf = <R extends Resource>({ shape: fields, rowOnly, called }: R) =>
  ({
    ...each(Object.fromEntries(Object.entries(fields).filter(([, field]) => isListed(field))), answered),
    ...Object.fromEntries(namingNames(fields).map((name) => [textOf(name), shape.string()])),
    ...each(rowOnly, bareValue),
    ...(called === undefined ? {} : { fullName: shape.string() }),
  }) as Listed<R['shape'], R['rowOnly']>;
const filtersOf = <R extends Resource>({ shape: fields }: R) =>
  Object.fromEntries(filterNames(fields).map((name) => [name, shape.optional(filterValue(fields[name] as Field))])) as {
    [K in keyof R['shape'] as R['shape'][K] extends FilterField ? K : never]: TOptional<Filter<R['shape'][K]>>;
  };
const filterValue = (field: Field): TSchema => (field.kind === 'members' ? idShape : bareValue(field));

const moreFiltersOf = <R extends Resource>({ filters = {} }: R) =>
  each(filters, (field) => shape.optional(bareValue(field))) as {
    [K in keyof NonNullable<R['filters']>]: TOptional<TString>;
  }; // choices are texts

const namingNames = (fields: ResourceShape) =>
  Object.entries(fields).flatMap(([name, field]) => (isNaming(field) ? [name] : []));

const made = shape.object({ id: shape.string() });
const revision = shape.integer({ minimum: 1, description: 'what was edited' });
const ids = shape.array(idShape, { minItems: 1, maxItems: limits.batchIds });
const itemShape = shape.object({ id: shape.string(), fullName: shape.string(), enCode: shape.string() });
const branchShape = shape.recursive((branch) =>
  shape.object({
    ...itemShape.properties,
    parentId: shape.string(),
    hasChildren: shape.boolean(),
    children: shape.array(branch),
  }),
);
const usesShape = shape.object({
  count: shape.integer(),
  says: shape.array(saidShape, { description: 'how many of each kind' }),
  list: shape.array(shape.object({ kind: shape.string(), id: shape.string(), fullName: shape.string() })),
});

type Button = 'btn_add' | 'btn_edit' | 'btn_remove' | 'btn_state';

function headOf({ path, documents, read, menu, operator, source }: Resource) {
  const held = (button?: Button): Right =>
    menu === undefined
      ? administrator
      : { kind: 'menu', menu, ...(button && { button }), ...(operator && { operator }) };
  const reading = read === 'signedIn' ? signedIn : held();
  return {
    get: (tail = '') =>
      ({ method: 'GET', path: `${path}${tail}`, right: reading, documents, reads: true, source }) as const,
    ask: (tail: string) =>
      ({ method: 'POST', path: `${path}${tail}`, right: reading, documents, reads: true, source }) as const,
    write: (tail: string, button: Button) => {
      return { method: 'POST', path: `${path}${tail}`, right: held(button), documents, writes: true, source } as const;
    },
  };
}

const listCall = <R extends Resource>(resource: R) =>
  call({
    ...headOf(resource).get(),
    shapes: {
      query: shape.object({ ...pageQuery, ...filtersOf(resource), ...moreFiltersOf(resource) }),
      data: pageOf(
        shape.object({
          id: shape.string(),
          ...listedOf(resource),
          creatorTime: shape.string(),
          lastModifyTime: nullable(shape.string()),
        }),
      ),
    },
  });
const keptShape = <R extends Resource>(resource: R) =>
  shape.object({ id: shape.string(), ...keptOf(resource), revision: shape.integer() });
const oneCall = <R extends Resource>(resource: R) =>
  call({ ...headOf(resource).get(resource.oneAt ?? '/:id'), shapes: { params: idParams, data: keptShape(resource) } });
const manyCall = <R extends Resource>(resource: R) =>
  call({
    ...headOf(resource).ask('/getDataByIds'),
    shapes: {
      body: shape.object(
        { ids: shape.array(idShape, { maxItems: limits.batchIds }) },
        { ...closed, description: 'in that order; ids that nobody has are left out' },
      ),
      data: listOf(keptShape(resource)),
    },
  });
const createCall = <R extends Resource>(resource: R) =>
  call({
    ...headOf(resource).write('', 'btn_add'),
    shapes: {
      body: shape.object(
        // Each field that is asked once is there under its name.
        { ...contentOf(resource), ...(once(resource.askedOnce) as Once<R['askedOnce']>) },
        closed,
      ),
      data: shape.object({ id: shape.string(), ...(once(resource.toldOnce) as Once<R['toldOnce']>) }), // likewise
    },
  });
const updateCall = <R extends Resource>(resource: R) =>
  call({
    ...headOf(resource).write('/:id', 'btn_edit'),
    shapes: { params: idParams, body: shape.object({ ...contentOf(resource), revision }, closed), data: made },
  });
const copyCall = (resource: Resource) =>
  call({ ...headOf(resource).write('/:id/Actions/Copy', 'btn_add'), shapes: { params: idParams, data: made } });
const deleteCall = (resource: Resource) =>
  call({
    ...headOf(resource).write('/:id/Actions/Delete', 'btn_remove'),
    shapes: { params: idParams, data: nothing },
  });
const deleteManyCall = (resource: Resource) =>
  call({
    ...headOf(resource).write('/Actions/BatchDelete', 'btn_remove'),
    shapes: { body: shape.object({ ids }, { ...closed, description: 'all of them or none' }), data: nothing },
  });
const stateCall = (resource: Resource) =>
  call({
    ...headOf(resource).write('/:id/Actions/State', 'btn_state'),
    shapes: {
      params: idParams,
      body: shape.object(
        { enabledMark: shape.optional(shape.integer({ minimum: 0, maximum: 1 })) },
        { ...closed, description: 'without it the other one than now' },
      ),
      data: shape.object({ enabledMark: shape.integer() }),
    },
  });
const moveCall = (resource: Resource) =>
  call({
    ...headOf(resource).write('/Actions/Move', 'btn_edit'),
    shapes: {
      body: shape.object(
        { id: idShape, parentId: idShape, beforeId: shape.optional(idShape) },
        { ...closed, description: 'below parentId, `0` for the top; before beforeId, else last' },
      ),
      data: nothing,
    },
  });
const sortCall = (resource: Resource) =>
  call({
    ...headOf(resource).write('/Actions/Sort', 'btn_edit'),
    shapes: {
      body: shape.object(
        { ids },
        { ...closed, description: 'in their new order, in the places that they have among all' },
      ),
      data: nothing,
    },
  });
const usesCall = (resource: Resource) =>
  call({ ...headOf(resource).get('/:id/Uses'), shapes: { params: idParams, data: usesShape } });
const treeCall = (resource: Resource) =>
  call({ ...headOf(resource).get('/Tree'), shapes: { data: listOf(branchShape) } });
const selectorCall = (resource: Resource) =>
  call({ ...headOf(resource).get('/Selector'), shapes: { data: listOf(itemShape) } });
const checkCodeCall = (resource: Resource) =>
  call({
    ...headOf(resource).ask('/Actions/CheckCode'),
    shapes: {
      body: shape.object(
        {
          enCode: shape.string({ minLength: 1, maxLength: limits.fieldNameLength }),
          id: shape.optional(idShape),
        },
        { ...closed, description: 'of the row whose own code it may be' },
      ),
      data: shape.object({ taken: shape.boolean() }),
    },
  });

/** The call of each offer of a resource. */
export interface CallsByOffer<R extends Resource = Resource> {
  readonly list: ReturnType<typeof listCall<R>>;
  readonly one: ReturnType<typeof oneCall<R>>;
  readonly many: ReturnType<typeof manyCall<R>>;
  readonly create: ReturnType<typeof createCall<R>>;
  readonly update: ReturnType<typeof updateCall<R>>;
  readonly copy: ReturnType<typeof copyCall>;
  readonly delete: ReturnType<typeof deleteCall>;
  readonly deleteMany: ReturnType<typeof deleteManyCall>;
  readonly state: ReturnType<typeof stateCall>;
  readonly move: ReturnType<typeof moveCall>;
  readonly sort: ReturnType<typeof sortCall>;
  readonly uses: ReturnType<typeof usesCall>;
  readonly tree: ReturnType<typeof treeCall>;
  readonly selector: ReturnType<typeof selectorCall>;
  readonly checkCode: ReturnType<typeof checkCodeCall>;
}

const makers: { readonly [O in Offer]: <R extends Resource>(resource: R) => CallsByOffer<R>[O] } = {
  list: listCall,
  one: oneCall,
  many: manyCall,
  create: createCall,
  update: updateCall,
  copy: copyCall,
  delete: deleteCall,
  deleteMany: deleteManyCall,
  state: stateCall,
  move: moveCall,
  sort: sortCall,
  uses: usesCall,
  tree: treeCall,
  selector: selectorCall,
  checkCode: checkCodeCall,
};

export type ResourceCalls<R extends Resource> = {
  readonly [O in R['offers'][number] as NamesOf<R['name'], R['many']>[O]]: CallsByOffer<R>[O];
};

/** The calls of a resource under their names: those that it offers, no others. */
export function callsOf<const R extends Resource>(resource: R): ResourceCalls<R> {
  const names = callNamesOf(resource);
  const entries = resource.offers.map((offer): [string, Call] => [names[offer], makers[offer](resource)]);
  return Object.fromEntries(entries) as unknown as ResourceCalls<R>; // an entry for each offer, under the name of the type
}

type CallsOfEach<R> = R extends Resource ? ResourceCalls<R> : never;
type Joined<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer All) => void ? All : never;

/** The calls of every resource. */
export const resourceCalls = Object.assign({}, ...resources.map((resource) => callsOf(resource))) as Joined<
  CallsOfEach<(typeof resources)[number]>
>; // one object of all of them, as the type joins them
