import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import { useEngine } from '../../engine/render/engine-context.ts';
import { useServices } from '../../engine/render/services.ts';
import { useFormSession } from '../../engine/render/use-form-session.ts';
import { type Model, queryOf, searchDocument } from './model.ts';

interface Props {
  readonly model: Model;
  readonly query: Readonly<Record<string, unknown>>;
  onSearch(query: Readonly<Record<string, unknown>>): void;
}

/** Conditions that stand in the card at once; the rest fold, with their count. */
const openConditions = 2;

/** The conditions of a list: a form like any other, drawn by the widgets of the fields that it asks for. */
export function SearchArea({ model, query, onSearch }: Props) {
  const { translate, language } = useServices();
  const { registry, options } = useEngine();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const { nodes, codes } = useMemo(() => searchDocument(model, language), [model, language]);
  const form = useMemo(
    () => ({ nodes, form: { labelPosition: 'left' as const, labelWidth: 64, gutter: 16 } }),
    [nodes],
  );
  const session = useFormSession(form, registry);
  if (nodes.length === 0) return null;
  const folded = nodes.length - openConditions;
  const search = () => onSearch(queryOf(session.values(), codes));
  const clear = () => {
    session.reset();
    onSearch({});
  };
  const used = Object.keys(query).length;
  return (
    <search aria-label={translate('list.search')}>
      <form
        className="adit-list-card adit-list-search"
        data-unfolded={unfolded || folded <= 0 || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <div className="adit-list-conditions" id={id}>
          <DocumentView
            session={session}
            registry={registry}
            idPrefix={`search-${model.id}-`}
            options={options}
            windowed={false}
          />
        </div>
        <div className="adit-list-search-buttons">
          <Button type="primary" htmlType="submit" icon={<SearchOutlined />}>
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
              icon={unfolded ? <UpOutlined /> : <DownOutlined />}
              iconPlacement="end"
            >
              {unfolded ? translate('list.less') : translate('list.more', { count: folded })}
            </Button>
          )}
          <Button className="adit-list-filter" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {translate('list.filter')} {used > 0 ? used : ''}
          </Button>
        </div>
      </form>
    </search>
  );
}
