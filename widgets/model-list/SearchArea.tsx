import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import { useWidth } from '../list-parts/use-width.ts';
import { isComposing } from '../shared/is-composing.ts';
import type { Model } from './model.ts';
import type { Query, Search } from './use-search.ts';

interface Props {
  readonly model: Model;
  readonly search: Search;
  /** Opened on demand: nothing folds. */
  readonly whole: boolean;
  onSearch(query: Query): void;
}

/** Least width of a condition and the gap between two, in px, as in the stylesheet. */
const conditionPx = 260;
const gapPx = 16;
/** The stylesheet knows as many folded states; more conditions than this never stand in one line. */
const openMost = 8;

/** The conditions of a list: a form like any other, drawn by the widgets of the fields that it asks for. */
export function SearchArea({ model, search, whole, onSearch }: Props) {
  const { translate } = useServices();
  const { registry, options } = useEngine();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const conditions = useRef<HTMLDivElement>(null);
  const { width } = useWidth(conditions);
  const fitting = Math.min(openMost, Math.max(1, Math.floor((width + gapPx) / (conditionPx + gapPx))));
  const folded = whole ? 0 : Math.max(0, search.count - fitting);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(search.query());
  };
  const clear = () => {
    search.session.reset();
    onSearch(search.query());
  };
  return (
    <search aria-label={translate('list.search')}>
      <form
        className="adit-list-card adit-list-search"
        data-open={unfolded || folded === 0 ? undefined : fitting}
        onSubmit={submit}
        onKeyDownCapture={keepWord}
      >
        <div className="adit-list-conditions" id={id} ref={conditions}>
          <DocumentView
            session={search.session}
            registry={registry}
            idPrefix={`search-${model.id}-`}
            options={options}
            windowed={false}
          />
        </div>
        <div className="adit-list-search-buttons">
          <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />}>
            {translate('list.search')}
          </Button>
          <Button onClick={clear}>{translate('list.clear')}</Button>
          {folded > 0 && (
            <Button
              type="link"
              className="adit-list-fold"
              aria-expanded={unfolded}
              aria-controls={id}
              onClick={() => setUnfolded(!unfolded)}
              icon={unfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              iconPlacement="end"
            >
              {unfolded ? translate('list.less') : translate('list.more', { count: folded })}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

/** Enter that ends a word of an input method chooses the word and asks for nothing. */
function keepWord(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
}
