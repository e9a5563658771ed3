import { MenuFoldOutlined, MenuUnfoldOutlined, SearchOutlined } from '@ant-design/icons';
import type { InputRef } from 'antd';
import { memo, type ReactNode, useCallback } from 'react';
import { SearchBox } from '../palette/SearchBox.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';

interface Props {
  /** What is searched for; null: nobody searches. */
  readonly find: string | null;
  readonly allOpen: boolean;
  onFind(find: string | null): void;
  /** Folds all, or unfolds all. */
  onAll(): void;
}

/** First line of the outline: its name or the search, and a press to fold and unfold all. */
export const OutlineHead = memo(function OutlineHead({ find, allOpen, onFind, onAll }: Props) {
  const translate = useDesignerText();
  const focus = useCallback((input: InputRef | null) => input?.focus(), []);
  return (
    <div className="adit-design-outline-head">
      {find === null ? (
        <h2>{translate('designer.outline.name')}</h2>
      ) : (
        <SearchBox
          ref={focus}
          label={translate('designer.outline.search')}
          value={find}
          onChange={onFind}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onFind(null);
          }}
        />
      )}
      <HeadButton
        name={translate('designer.outline.search')}
        icon={<SearchOutlined />}
        pressed={find !== null}
        onPress={() => onFind(find === null ? '' : null)}
      />
      <HeadButton
        name={translate(allOpen ? 'designer.outline.closeAll' : 'designer.outline.openAll')}
        icon={allOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        onPress={onAll}
      />
    </div>
  );
});

interface ButtonProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  onPress(): void;
}

function HeadButton({ name, icon, pressed, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="adit-design-tool"
      aria-label={name}
      title={name}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
