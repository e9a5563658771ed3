import type { FormDocument } from '../../../engine/schema/documents/form-document.ts';
import type { Node } from '../../../engine/schema/documents/node.ts';
import { type DescriptorMap, valueKindOf } from '../../../engine/schema/fields/descriptor.ts';
import type { JsonObject } from '../../document/json.ts';
import { descriptorOf } from '../../document/node-facts.ts';
import { withChoiceWords } from '../choice-words.ts';
import { type EditorKind, editorNode } from '../editor-node.ts';
import { inAllLanguages } from '../in-all-languages.ts';
import { pageEditor } from '../page/page-editor.ts';
import { defaultOf, type SettingPlace } from '../setting-values.ts';
import { folded, isWords, sameDefault, sharedSettings } from '../shared-settings.ts';

/** A settings panel as what it is: a form that the engine draws, and what each of its fields sets. */
export interface SettingsForm {
  readonly document: FormDocument;
  readonly places: ReadonlyMap<string, SettingPlace>;
}

export interface Around {
  /** The chosen nodes are columns of a sub-table. */
  readonly inTable: boolean;
  /** The design is a page. */
  readonly inPage?: boolean;
}

const form = { labelPosition: 'left', labelWidth: 72, gutter: 8, size: 'small' } as const;

/** The form that draws the settings of the chosen nodes; of several, the settings that all of them have. */
export function settingsForm(nodes: readonly JsonObject[], descriptors: DescriptorMap, around: Around): SettingsForm {
  const known = nodes.map((node) => descriptorOf(node, descriptors));
  const places = new Map<string, SettingPlace>();
  const own = sharedSettings(
    known.filter((one) => one !== undefined),
    known.includes(undefined),
  );
  const switches: Node[] = [];
  const others: Node[] = [];
  const first: Node[] = [];
  const lists: Node[] = [];
  for (const { setting, descriptor } of own) {
    const name = setting.vModel ?? '';
    const path = `/props/${name}`;
    const [node] = nodes;
    const page = around.inPage && node && nodes.length === 1 ? pageEditor(setting, node, descriptor) : undefined;
    if (descriptor.fieldProps?.includes(name) && page !== 'bound') {
      const otherwise = defaultOf(descriptor, name);
      others.push(editorNode('fieldProp', setting.id, setting.config.label, { path, otherwise }));
      continue;
    }
    if (page) {
      const lines = setting.config.aditKey === 'textarea' ? 3 : 1;
      others.push(editorNode(page, setting.id, setting.config.label, { path, lines }));
      continue;
    }
    if (isWords(setting, nodes)) {
      (name === 'placeholder' ? first : others).push(
        editorNode('words', setting.id, setting.config.label, {
          path,
          lines: setting.config.aditKey === 'textarea' ? 3 : 1,
        }),
      );
      continue;
    }
    const isSwitch = setting.config.aditKey === 'switch';
    const kind = valueKindOf(setting, descriptors);
    places.set(name, {
      name,
      path,
      otherwise: nodes.length > 0 && sameDefault(known, name) ? defaultOf(descriptor, name) : undefined,
      typed: kind !== undefined && ['text', 'longText', 'integer', 'decimal'].includes(kind),
    });
    const { defaultValue: _shown, required: _asked, ...config } = setting.config;
    const drawn = withChoiceWords({ ...setting, config: { ...config, span: isSwitch ? 12 : 24 } });
    (kind === 'table' ? lists : isSwitch ? switches : others).push(drawn);
  }
  const single = nodes.length === 1;
  const isField = known.every((one) => one?.kind === 'field');
  const filled = known.some((one) => one?.filledBy !== undefined);
  const common = (
    name: string,
    path: string,
    aditKey: string,
    extra: Partial<Node> & { otherwise?: SettingPlace['otherwise'] } = {},
  ): Node => {
    const { otherwise, ...node } = extra;
    // A widget may have a prop of that name.
    const own = `config_${name}`;
    places.set(own, { name: own, path, otherwise, typed: aditKey !== 'switch' });
    const span = aditKey === 'switch' ? 12 : 24;
    return {
      id: own,
      vModel: own,
      ...node,
      config: { aditKey, label: inAllLanguages(`designer.settings.${name}`), span },
    };
  };
  const editor = (kind: EditorKind, props: Readonly<Record<string, unknown>> = {}, words: string = kind) =>
    editorNode(kind, `editor-${kind}`, inAllLanguages(`designer.settings.${words}`), props);
  const [one] = known;
  const isRows = one?.holds === 'columns';
  const document: FormDocument = {
    version: 1,
    form,
    nodes: [
      editorNode('words', 'editor-label', inAllLanguages('designer.settings.label'), {
        path: '/config/label',
        lines: 1,
      }),
      ...(single && isField ? [editor('fieldName')] : []),
      ...(single && one ? [editor('kind')] : []),
      ...first,
      ...(single && isField && !filled ? [editor('defaultValue', {}, isRows ? 'defaultRows' : 'defaultValue')] : []),
      editor('span'),
      ...(around.inTable
        ? [
            common('columnWidth', '/config/columnWidth', 'inputIntNumber', { props: { min: 40, max: 1000 } }),
            common('tableAlign', '/config/tableAlign', 'select', {
              slot: {
                options: ['left', 'center', 'right'].map((id) => ({
                  id,
                  fullName: inAllLanguages(`designer.settings.tableAlign.${id}`),
                })),
              },
              props: { clearable: true },
            }),
          ]
        : []),
      ...(single && one?.options === true ? [editor('options')] : []),
      ...(single && one?.key === 'calculate' ? [editor('calculation')] : []),
      ...(single && one?.key === 'billRule' ? [editor('billRule')] : []),
      ...(single && one?.holds === 'panes' ? [editor('openPanes')] : []),
      ...(single && isRows ? [editor('columns'), editor('columnHeads')] : []),
      ...others,
      ...(lists.length > 0 ? [folded(lists)] : []),
      ...(isField && !filled ? [common('required', '/config/required', 'switch', { otherwise: false })] : []),
      ...switches,
      ...(known.every((each) => each?.holds === 'columns')
        ? [common('showTitle', '/config/showTitle', 'switch', { otherwise: true })]
        : []),
      common('showLabel', '/config/showLabel', 'switch', { otherwise: true }),
      common('noShow', '/config/noShow', 'switch', { otherwise: false }),
      editor('visibility'),
      editorNode('words', 'editor-tipLabel', inAllLanguages('designer.settings.tipLabel'), {
        path: '/config/tipLabel',
        lines: 2,
      }),
      common('labelWidth', '/config/labelWidth', 'inputIntNumber', { props: { min: 0, max: 400 } }),
    ],
  };
  return { document, places };
}
