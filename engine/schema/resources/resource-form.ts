import template from '../../../schemas/resource-page.json' with { type: 'json' };
import type { Node } from '../documents/node.ts';
import { limits } from '../limits.ts';
import type { RuleName } from '../rules/index.ts';
import {
  type ChoiceField,
  type Field,
  isFirst,
  isFixed,
  isReferring,
  type MembersField,
  type OnOffField,
  type ReferenceField,
} from './fields.ts';
import { pageTexts } from './page.texts.ts';
import { targetOf } from './reference-targets.ts';
import type { Resource } from './resource.ts';
import { localWords } from './resource-words.ts';

/** Name under which the row that is written, or a new one, is known to the dialog. */
export const itemSource = 'item';

/** The fields in which a row is written. Structures the screen itself has to draw. */
export function formNodes(resource: Resource, idOf: (name: string) => string): Node[] {
  const { shape, words } = resource;
  const isTold = Object.keys(resource.askedOnce ?? {}).length > 0 || Object.values(shape).some(isFixed);
  const whileNew = isNew(idOf(rowIdName));
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const drawing = isFirst(field) ? undefined : drawingOf(idOf(name), field);
    if (!drawing) return [];
    const { config, ...rest } = drawing;
    const head = {
      label: words.labels[name] ?? name,
      span: isLong(field) || field.kind === 'members' ? 24 : 12,
      defaultValue: { $source: itemSource, path: name },
      ...(isAsked(field) ? { required: true } : {}),
    };
    const isOpen = isFixed(field) ? { enableWhen: whileNew } : {};
    const heading = resource.headings?.[name];
    return [
      ...(heading === undefined
        ? []
        : [{ ...template.heading, id: idOf(`${name}Heading`), props: { content: heading } }]),
      { id: idOf(name), vModel: idOf(name), ...rest, ...isOpen, config: { ...head, ...config } },
    ];
  });
  const once = Object.entries(resource.askedOnce ?? {}).map(([name, { kind, most }]): Node => {
    const { config } = kind === 'secret' ? drawn.secret : drawn.text;
    return {
      id: idOf(name),
      vModel: idOf(name),
      config: { ...config, label: words.labels[name] ?? name, span: 12 },
      props: { maxlength: most },
      showWhen: whileNew,
    };
  });
  return [...(isTold ? [rowId(idOf(rowIdName))] : []), ...fields, ...once];
}

const rowIdName = 'rowId';
/** What conditions of fields go by: the id of the row, none of a new one. */
const rowId = (id: string): Node => ({
  id,
  vModel: id,
  config: { ...template.fields.text.config, noShow: true, defaultValue: { $source: itemSource, path: 'id' } },
});
const isNew = (field: string): Node['showWhen'] => ({ logic: 'and', conditions: [{ field, operator: 'empty' }] });

type Drawing = Pick<Node, 'config' | 'props' | 'slot'>;

const { fields: drawn } = template;

function drawingOf(name: string, field: Field): Drawing | undefined {
  switch (field.kind) {
    case 'name':
      return { ...drawn.text, props: { maxlength: field.most } };
    case 'text':
    case 'code': {
      const { config } = isLong(field) ? drawn.longText : drawn.text;
      return { config: { ...config, ...rulesOf(field.rule) }, props: { maxlength: field.most } };
    }
    case 'integer':
      return number(field.least, field.most);
    case 'order':
      return number(0, limits.sortCodeMost);
    case 'onOff':
      return { ...drawn.onOff, slot: { options: stateOptions(field) } };
    case 'reference':
      return referring(name, field);
    case 'choice':
      return { ...drawn.choice, slot: { options: choiceOptions(field) } };
    case 'dictionary':
      return {
        ...drawn.dictionary,
        config: { ...drawn.dictionary.config, dataType: 'dictionary', dictionaryType: field.dictionary },
      };
    case 'members': {
      const one = referring(name, field);
      return { ...one, props: { ...one.props, multiple: true } };
    }
    case 'date':
      return drawn.date;
    case 'subTable':
    case 'marks':
    case 'json':
      return undefined;
  }
}

function referring(name: string, field: ReferenceField | MembersField): Drawing {
  if (!targetOf(field).tree) return drawn[targetOf(field).drawn];
  return { ...drawn.reference, slot: { options: { $source: choicesOf(name), path: 'list' } } };
}

const number = (min: number, max: number): Drawing => ({ ...drawn.integer, props: { min, max } });
const rulesOf = (rule: RuleName | undefined) => (rule ? { regList: [{ rule }] } : {});
const isLong = (field: Field) => field.kind === 'text' && field.most > limits.textLength;
const isAsked = ({ kind, optional }: Field) => optional !== true && kind !== 'order';

const stateOptions = ({ words }: OnOffField) => [
  { id: 1, fullName: words?.on ?? localWords(pageTexts, 'enabled') },
  { id: 0, fullName: words?.off ?? localWords(pageTexts, 'disabled') },
];

const choiceOptions = ({ of }: ChoiceField) => Object.entries(of).map(([id, fullName]) => ({ id, fullName }));

const choicesOf = (name: string) => `${name}Choices`;

/** What the form asks for what it refers to. */
export function formSources(
  { shape }: Resource,
  idOf: (name: string) => string,
): Record<string, { readonly call: string }> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const tree = isReferring(field) && !isFirst(field) ? targetOf(field).tree : undefined;
      return tree ? [[choicesOf(idOf(name)), { call: tree.choices }]] : [];
    }),
  );
}
