import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { useComposedText } from '../shared/use-composed-text.ts';
import type { Picking } from './use-picking.ts';

/** What is looked for. Down leads on to what was found. */
export function PickerKeyword({ picking, onDown }: { readonly picking: Picking; onDown?(): void }) {
  const { translate } = useServices();
  const { text, events } = useComposedText(picking.keyword, (next) => picking.setKeyword(next ?? ''));
  const label = translate('picker.keyword');
  return (
    <Input
      {...events}
      type="search"
      className="adit-pick-keyword"
      value={text}
      maxLength={limits.keywordLength}
      aria-label={label}
      placeholder={label}
      prefix={<SearchOutlined aria-hidden />}
      allowClear={{ clearIcon: <ClearIcon /> }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        events.onKeyDown(event);
        if (event.key !== 'ArrowDown' || !onDown) return;
        event.preventDefault();
        onDown();
      }}
    />
  );
}
