import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { isComposing } from '../shared/is-composing.ts';

interface Props {
  readonly id: string;
  /** 0 all, 1 notice, 2 flow */
  readonly type: number;
  readonly onlyUnread: boolean;
  onKeyword(keyword: string): void;
  onType(type: number): void;
  onOnlyUnread(onlyUnread: boolean): void;
}

/** Word, kind and "only unread" of a list of messages. */
export function MessageHead({ id, type, onlyUnread, onKeyword, onType, onOnlyUnread }: Props) {
  const { translate } = useServices();
  const [text, setText] = useState('');
  const waiting = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  const write = (next: string, waitMs: number) => {
    setText(next);
    window.clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => onKeyword(next.trim()), waitMs);
  };
  const kinds = [
    { value: 0, label: translate('widget.messageList.all') },
    { value: 2, label: translate('widget.messageList.flow') },
    { value: 1, label: translate('widget.messageList.notice') },
  ];
  return (
    <div className="adit-messages-head">
      <search className="adit-messages-search">
        <SearchOutlined aria-hidden />
        <input
          type="search"
          aria-label={translate('widget.messageList.search')}
          placeholder={translate('widget.messageList.search')}
          maxLength={limits.keywordLength}
          value={text}
          onChange={({ target }) => write(target.value, limits.searchWaitMs)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event.nativeEvent)) write(text, 0);
          }}
        />
        {text !== '' && (
          // The field itself is emptied by Escape and by deleting; this is for the pointer.
          <CloseCircleFilled aria-hidden onClick={() => write('', 0)} />
        )}
      </search>
      <div className="adit-messages-filters">
        <div className="adit-choice-entries" role="radiogroup" aria-label={translate('widget.messageList.kind')}>
          {kinds.map(({ value, label }) => (
            <label key={value} className="adit-choice-entry">
              <input type="radio" name={`${id}-kind`} checked={value === type} onChange={() => onType(value)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <label className="adit-messages-unread">
          <span>{translate('widget.messageList.onlyUnread')}</span>
          <input
            className="adit-choice-switch"
            type="checkbox"
            role="switch"
            aria-checked={onlyUnread}
            checked={onlyUnread}
            onChange={({ target }) => onOnlyUnread(target.checked)}
          />
        </label>
      </div>
    </div>
  );
}
