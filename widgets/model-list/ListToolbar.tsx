import {
  BookOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  MinusSquareOutlined,
  PlusOutlined,
  PlusSquareOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useTimeAgo } from '../../engine/contract/use-time-ago.ts';
import type { ListButton, OwnButton } from '../../engine/schema/documents/list-document.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { ListTools, type ListToolsProps, Tool } from '../list-parts/ListTools.tsx';
import { ToolRow } from '../list-parts/ToolRow.tsx';
import { PageIcon } from '../shared/PageIcon.tsx';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { Buttons } from './buttons.ts';
import { KeywordBox } from './KeywordBox.tsx';
import type { KeywordPlaces } from './keyword.ts';
import { ListMenu } from './ListMenu.tsx';

interface Props {
  /** Of the model. */
  readonly name: string;
  readonly buttons: Buttons;
  /** The states of the rows; null: none are shown. */
  readonly chips: ReactNode;
  readonly chosen: number;
  /** Since when a record waits that somebody had begun to fill in. */
  readonly keptAt: string | undefined;
  readonly busy: boolean;
  readonly tools: ListToolsProps;
  /** The word that is looked for; null: the list shows nothing that one could find. */
  readonly keyword: string | null;
  readonly places: KeywordPlaces;
  /** Null: nothing can be folded. */
  readonly folded: boolean | null;
  onKeyword(keyword: string): void;
  onFold(isFolded: boolean): void;
  onAdd(): void;
  /** The button of one's own that is under way. */
  readonly running: string | null;
  onEditSome(): void;
  onExport(): void;
  onImport(): void;
  onRemove(): void;
  onOwn(button: OwnButton): void;
  onClear(): void;
  onReload(): void;
  /** Null: the list has no bin. */
  readonly onBin: (() => void) | null;
  /** The list as it is now is to be kept under a name. */
  onKeepView(): void;
}

/** They stand in the toolbar themselves. */
const noButtons: readonly OwnButton[] = [];

/** Buttons of the list; choosing rows swaps them for the batch bar in the same place, so that nothing jumps. */
export function ListToolbar(props: Props) {
  const { buttons, chosen } = props;
  const { translate, language } = useServices();
  const ago = useTimeAgo();
  const exportButton = buttons.download && (
    <Button icon={iconOf(buttons.download, <DownloadOutlined aria-hidden />)} onClick={props.onExport}>
      {localText(buttons.download.label, language) || translate('export.open')}
    </Button>
  );
  return (
    <div className="adit-list-toolbar">
      {chosen > 0 ? (
        <div className="adit-list-tools adit-list-batch" role="toolbar" aria-label={translate('list.batch')}>
          <span className="adit-list-chosen">{translate('list.chosen', { count: chosen })}</span>
          {buttons.batchEdit && (
            <Button icon={iconOf(buttons.batchEdit, <EditOutlined aria-hidden />)} onClick={props.onEditSome}>
              {localText(buttons.batchEdit.label, language) || translate('bulk.open')}
            </Button>
          )}
          {buttons.batchRemove && (
            <Button danger icon={iconOf(buttons.batchRemove, <DeleteOutlined aria-hidden />)} onClick={props.onRemove}>
              {localText(buttons.batchRemove.label, language) || translate('list.batchRemove')}
            </Button>
          )}
          {exportButton}
          <OwnButtons buttons={buttons.own.batch} running={props.running} onOwn={props.onOwn} />
          <Button type="text" onClick={props.onClear} aria-keyshortcuts="Escape">
            {translate('list.chooseNone')} <kbd className="adit-key">Esc</kbd>
          </Button>
        </div>
      ) : (
        <div className="adit-list-tools">
          {buttons.add && (
            <Button type="primary" icon={iconOf(buttons.add, <PlusOutlined aria-hidden />)} onClick={props.onAdd}>
              {localText(buttons.add.label, language) || translate('list.add')}
            </Button>
          )}
          {buttons.add && props.keptAt && (
            <Button
              className="adit-list-draft"
              size="small"
              title={translate('list.draftHow', { name: props.name })}
              onClick={props.onAdd}
            >
              {translate('list.draft', { at: ago(props.keptAt) })}
            </Button>
          )}
          {buttons.upload && (
            <Button icon={iconOf(buttons.upload, <UploadOutlined aria-hidden />)} onClick={props.onImport}>
              {localText(buttons.upload.label, language) || translate('import.open')}
            </Button>
          )}
          {exportButton}
          <OwnButtons buttons={buttons.own.list} running={props.running} onOwn={props.onOwn} />
          {props.chips}
        </div>
      )}
      <span className="adit-sr" aria-live="polite">
        {chosen > 0 ? translate('list.chosen', { count: chosen }) : ''}
      </span>
      <div className="adit-list-side">
        {props.keyword !== null && (
          <KeywordBox asked={props.keyword} places={props.places} onKeyword={props.onKeyword} />
        )}
        <ToolRow>
          {props.folded !== null && (
            <Tool
              name={translate(props.folded ? 'list.unfoldAll' : 'list.foldAll')}
              icon={props.folded ? <PlusSquareOutlined /> : <MinusSquareOutlined />}
              onPress={() => props.onFold(!props.folded)}
            />
          )}
          <Tool name={translate('list.view.keepAs')} icon={<BookOutlined />} onPress={props.onKeepView} />
          <ListTools busy={props.busy} onReload={props.onReload} {...props.tools} />
          <ListMenu own={noButtons} onBin={props.onBin} bare onOwn={props.onOwn} />
        </ToolRow>
      </div>
    </div>
  );
}

/** The icon that the design gives a button, else the usual one. */
function iconOf({ icon }: ListButton, usual: ReactNode): ReactNode {
  return icon ? <PageIcon name={icon} /> : usual;
}

interface OwnProps {
  readonly buttons: readonly OwnButton[];
  readonly running: string | null;
  onOwn(button: OwnButton): void;
}

/** Buttons of the design's own; one that is under way is not pressed again. */
export function OwnButtons({ buttons, running, onOwn }: OwnProps) {
  const { language } = useServices();
  return buttons.map((button) => (
    <WaitingButton
      key={button.value}
      danger={button.danger === true}
      busy={running === button.value}
      icon={button.icon ? <PageIcon name={button.icon} /> : undefined}
      onClick={() => onOwn(button)}
    >
      {localText(button.label, language) || button.value}
    </WaitingButton>
  ));
}
