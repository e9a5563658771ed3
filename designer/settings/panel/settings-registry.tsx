import type { ReactNode } from 'react';
import type { Registry } from '../../../engine/contract/registry.ts';
import type { ActionProps, FieldProps, Widget, WidgetComponent } from '../../../engine/contract/widget.ts';
import { type Descriptor, defineDescriptor } from '../../../engine/schema/fields/descriptor.ts';
import { type EditorKind, editorKey } from '../editor-node.ts';
import { BillRuleEditor } from '../editors/BillRuleEditor.tsx';
import { CalculationEditor } from '../editors/CalculationEditor.tsx';
import { ColumnHeadsEditor } from '../editors/ColumnHeadsEditor.tsx';
import { ColumnsEditor } from '../editors/ColumnsEditor.tsx';
import { DefaultEditor } from '../editors/DefaultEditor.tsx';
import { FieldNameEditor } from '../editors/FieldNameEditor.tsx';
import { FieldPropEditor } from '../editors/FieldPropEditor.tsx';
import { KindEditor } from '../editors/KindEditor.tsx';
import { OpenPanesEditor } from '../editors/OpenPanesEditor.tsx';
import { OptionsEditor } from '../editors/OptionsEditor.tsx';
import { SpanEditor } from '../editors/SpanEditor.tsx';
import { VisibilityEditor } from '../editors/VisibilityEditor.tsx';
import { WordsEditor } from '../editors/WordsEditor.tsx';
import { FieldBind } from '../page/FieldBind.tsx';
import {
  BoundEditor,
  CallEditor,
  EntriesEditor,
  IconEditor,
  ModelIdEditor,
  PageDataEditor,
  PageWordsEditor,
} from '../page/page-editors.tsx';
import { FieldDot } from '../SettingDot.tsx';

/** What the widgets of the product cannot edit: widgets of the settings panel alone. */
const editors: Readonly<Record<EditorKind, (props: ActionProps) => ReactNode>> = {
  words: WordsEditor,
  fieldName: FieldNameEditor,
  kind: KindEditor,
  span: SpanEditor,
  visibility: VisibilityEditor,
  defaultValue: DefaultEditor,
  options: OptionsEditor,
  calculation: CalculationEditor,
  columns: ColumnsEditor,
  columnHeads: ColumnHeadsEditor,
  openPanes: OpenPanesEditor,
  fieldProp: FieldPropEditor,
  billRule: BillRuleEditor,
  pageWords: PageWordsEditor,
  pageData: PageDataEditor,
  bound: BoundEditor,
  entries: EntriesEditor,
  modelId: ModelIdEditor,
  call: CallEditor,
  icon: IconEditor,
};

const noTexts = { zh: {}, en: {}, zhtw: {} };
const editorWidgets = new Map<string, Widget>(
  Object.entries(editors).map(([kind, component]) => {
    const key = editorKey(kind as EditorKind); // a key of the table above
    const descriptor = defineDescriptor({
      key,
      kind: 'action',
      category: 'page',
      icon: 'SettingOutlined',
      title: key,
      defaults: {},
      settings: [],
      texts: noTexts,
      inner: true,
      ownLabel: true,
    });
    return [key, { descriptor, component }];
  }),
);

const made = new WeakMap<Registry, Registry>();

/**
 * The widgets that a settings panel is drawn with: the product's own, each field with the mark of what differs from its
 * default, and the editors beside them. The product's registry knows nothing of it.
 */
export function settingsRegistry(product: Registry): Registry {
  const known = made.get(product);
  if (known) return known;
  const descriptors = new Map<string, Descriptor>(product.descriptors);
  for (const [key, { descriptor }] of editorWidgets) descriptors.set(key, descriptor);
  const marked = new Map<string, { from: Widget; widget: Widget }>();
  const ofProduct = (keys: Iterable<string>) => [...keys].filter((key) => !editorWidgets.has(key));
  const registry: Registry = {
    descriptors,
    widget(key) {
      const editor = editorWidgets.get(key);
      if (editor) return editor;
      const from = product.widget(key);
      if (from?.descriptor.kind !== 'field') return from;
      const before = marked.get(key);
      if (before?.from === from) return before.widget;
      const widget = { ...from, component: withDot(from.component) };
      marked.set(key, { from, widget });
      return widget;
    },
    load: (keys) => product.load(ofProduct(keys)),
    has: (keys) => product.has(ofProduct(keys)),
  };
  made.set(product, registry);
  return registry;
}

function withDot(Control: WidgetComponent): WidgetComponent {
  return function MarkedSetting(props: FieldProps) {
    return (
      <>
        {props.field.table === null && (
          <>
            <FieldDot name={props.field.name} label={props.label} />
            <FieldBind name={props.field.name} label={props.label} />
          </>
        )}
        <Control {...props} />
      </>
    );
  };
}
