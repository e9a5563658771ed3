import {
  ArrowLeftOutlined,
  CloudUploadOutlined,
  EyeOutlined,
  HistoryOutlined,
  RedoOutlined,
  SaveOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { isScreen } from '../document/is-screen.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useOpenModel } from '../parts/open-model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { type ViewName, viewsOf, viewTitle } from '../parts/views.ts';
import { KeyButton } from './KeyButton.tsx';
import { ModelName } from './ModelName.tsx';
import type { SavingState } from './model-saver.ts';
import { SavedMark } from './SavedMark.tsx';

interface Props {
  readonly saving: SavingState;
  readonly view: ViewName;
  onView(view: ViewName): void;
  onBack(): void;
  onPreview(): void;
  onVersions(): void;
  onPublish(): void;
}

/** Name and state on the left, the parts of the model in the middle, what is done with the whole on the right. */
export function HeaderBar({ saving, view, onView, onBack, onPreview, onVersions, onPublish }: Props) {
  const translate = useDesignerText();
  const { findings } = useDesigner();
  const { save } = useOpenModel();
  const isPage = useDesign(({ document }) => isScreen(document));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <header className="adit-design-header">
      <Button type="text" aria-label={translate('designer.frame.back')} icon={<ArrowLeftOutlined />} onClick={onBack} />
      <div className="adit-design-title">
        <ModelName />
        <SavedMark saving={saving} />
      </div>
      <Segmented<ViewName>
        className="adit-design-views"
        aria-label={translate('designer.frame.views')}
        value={view}
        options={viewsOf(isPage).map((value) => ({ value, label: translate(viewTitle(value, isPage)) }))}
        onChange={onView}
      />
      <div className="adit-design-acts">
        <KeyButton
          id="save"
          icon={<SaveOutlined />}
          name={translate('designer.frame.save')}
          busy={saving.status === 'saving'}
          onClick={() => void save()}
        />
        <UndoButton />
        <RedoButton />
        <span className="adit-design-divider" />
        <Button icon={<EyeOutlined aria-hidden="true" />} onClick={onPreview}>
          <span className="adit-design-act-words">{translate('designer.frame.preview')}</span>
        </Button>
        <Button icon={<HistoryOutlined aria-hidden="true" />} onClick={onVersions}>
          <span className="adit-design-act-words">{translate('designer.frame.versions')}</span>
        </Button>
        <Button type="primary" icon={<CloudUploadOutlined aria-hidden="true" />} onClick={onPublish}>
          {errors > 0
            ? translate('designer.frame.publishErrors', { count: errors })
            : translate('designer.frame.publish')}
        </Button>
      </div>
    </header>
  );
}

// A command changes what can be undone and redone: these two are drawn anew then, and not the bar around them.
function UndoButton() {
  const translate = useDesignerText();
  const { store } = useDesigner();
  const canUndo = useDesign(({ past }) => past.length > 0);
  const name = translate('designer.frame.undo');
  return <KeyButton id="undo" icon={<UndoOutlined />} name={name} off={!canUndo} onClick={store.undo} />;
}

function RedoButton() {
  const translate = useDesignerText();
  const { store } = useDesigner();
  const canRedo = useDesign(({ future }) => future.length > 0);
  const name = translate('designer.frame.redo');
  return <KeyButton id="redo" icon={<RedoOutlined />} name={name} off={!canRedo} onClick={store.redo} />;
}
