import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ListButton } from '../../engine/schema/documents/list-document.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { StatePicture, type StatePictureName } from '../shared/StatePicture.tsx';
import { type KeywordPlaces, namesInWords } from './keyword.ts';

interface Props {
  readonly picture: StatePictureName;
  readonly title: string;
  readonly text: string;
  readonly role?: 'status' | 'alert';
  readonly actions?: ReactNode;
}

/** Nothing there, nothing found, no right, failed: picture, what, why, and what next. */
export function ListState({ picture, title, text, role = 'status', actions }: Props) {
  return (
    <div className="adit-list-state">
      <div role={role} className="adit-list-state-words">
        <StatePicture name={picture} />
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      {actions && <div className="adit-list-state-actions">{actions}</div>}
    </div>
  );
}

interface FailedProps {
  readonly title?: string;
  readonly message: string;
  onAgain(): void;
}

export function FailedState({ title, message, onAgain }: FailedProps) {
  const { translate } = useServices();
  return (
    <ListState
      picture="broken"
      role="alert"
      title={title ?? translate('list.failed')}
      text={message}
      actions={
        <Button type="primary" onClick={onAgain}>
          {translate('list.again')}
        </Button>
      }
    />
  );
}

interface NothingProps {
  readonly name: string;
  /** There are conditions: without them there may be rows. */
  readonly searched: boolean;
  /** The word that was looked for; '' where there were other conditions alone. */
  readonly keyword: string;
  readonly places: KeywordPlaces;
  readonly add: ListButton | undefined;
  onAdd(): void;
  onClear(): void;
}

export function NothingState({ name, searched, keyword, places, add, onAdd, onClear }: NothingProps) {
  const { translate, language } = useServices();
  if (searched) {
    return (
      <ListState
        picture="search"
        title={keyword === '' ? translate('list.none') : translate('list.noneWord', { word: keyword })}
        text={
          keyword === ''
            ? translate('list.noneText')
            : translate('list.noneWordText', { fields: namesInWords(places.names, translate) })
        }
        actions={<Button onClick={onClear}>{translate('list.clearConditions')}</Button>}
      />
    );
  }
  return (
    <ListState
      picture="empty"
      title={translate('list.empty', { name })}
      text={translate(add ? 'list.emptyText' : 'list.emptyRead')}
      actions={
        add && (
          <Button type="primary" onClick={onAdd}>
            {localText(add.label, language) || translate('list.add')}
          </Button>
        )
      }
    />
  );
}
