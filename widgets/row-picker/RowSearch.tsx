import { ReloadOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';

interface Props {
  onSearch(keyword: string): void;
  onRefresh(): void;
}

/** What the rows are narrowed by: asked when it is confirmed, since each question may cost the source something. */
export function RowSearch({ onSearch, onRefresh }: Props) {
  const { translate } = useServices();
  const [keyword, setKeyword] = useState('');
  const composing = useRef(false);
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="adit-row-search">
      <Input.Search
        ref={input}
        value={keyword}
        allowClear
        maxLength={limits.keywordLength}
        placeholder={translate('rowPicker.keyword')}
        aria-label={translate('rowPicker.keyword')}
        enterButton={translate('rowPicker.search')}
        onChange={(event) => setKeyword(event.target.value)}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={() => {
          composing.current = false;
        }}
        onSearch={(text) => {
          if (!composing.current) onSearch(text.trim());
        }}
      />
      <Button
        onClick={() => {
          setKeyword('');
          onSearch('');
        }}
      >
        {translate('rowPicker.reset')}
      </Button>
      <Button icon={<ReloadOutlined />} aria-label={translate('rowPicker.refresh')} onClick={onRefresh} />
    </div>
  );
}
