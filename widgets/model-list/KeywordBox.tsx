import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { isComposing } from '../shared/is-composing.ts';
import { type KeywordPlaces, namesInWords, wordsInBox } from './keyword.ts';

interface Props {
  /** What is looked for now. */
  readonly asked: string;
  readonly places: KeywordPlaces;
  onKeyword(keyword: string): void;
}

/** One word for several fields at once: Enter or the button looks for it, emptying it gives everything back. */
export function KeywordBox({ asked, places, onKeyword }: Props) {
  const { translate } = useServices();
  const hint = translate(places.isSlow ? 'list.keyword.inSlow' : 'list.keyword.in', {
    fields: namesInWords(places.names, translate),
  });
  const [word, setWord] = useState(asked);
  useEffect(() => setWord(asked), [asked]);
  const find = (next: string) => {
    if (next.trim() !== asked) onKeyword(next.trim());
  };
  return (
    <Space.Compact className="adit-list-keyword">
      <Input
        type="search"
        aria-label={translate('list.keyword')}
        aria-description={hint}
        title={hint}
        placeholder={wordsInBox(places.names, translate)}
        maxLength={limits.keywordLength}
        allowClear={{ clearIcon: <ClearIcon /> }}
        value={word}
        onChange={({ target }) => {
          setWord(target.value);
          if (target.value === '') find('');
        }}
        onKeyDown={(event) => {
          // Enter that ends a word of an input method chooses the word and asks for nothing.
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) find(word);
        }}
      />
      <Button icon={<SearchOutlined />} aria-label={translate('list.keyword.find')} onClick={() => find(word)} />
    </Space.Compact>
  );
}
