import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import type { Node } from '../../engine/schema/documents/node.ts';
import { filledQuery } from './list-parts.ts';

interface Props {
  readonly nodes: Node[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly id: string;
  onSearch(query: Readonly<Record<string, unknown>>): void;
}

/** The conditions of a list, drawn by the widgets of a form; Enter asks. */
export function CallSearch({ nodes, query, id, onSearch }: Props) {
  const { registry } = useEngine();
  const { translate } = useServices();
  const document = useMemo(() => ({ nodes, form: { labelPosition: 'left' as const, labelWidth: 64 } }), [nodes]);
  const session = useFormSession(document, registry);
  const used = Object.keys(query).length;
  // Conditions that were cleared elsewhere are empty here as well.
  useEffect(() => {
    if (used === 0 && Object.keys(filledQuery(session.submitValues())).length > 0) session.reset();
  }, [used, session]);
  return (
    <search>
      <form
        className="adit-list-card adit-list-search"
        aria-label={translate('list.search')}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSearch(filledQuery(session.submitValues()));
        }}
      >
        <div className="adit-list-conditions">
          <DocumentView session={session} registry={registry} idPrefix={`${id}-search-`} windowed={false} />
        </div>
        <div className="adit-list-search-buttons">
          <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />}>
            {translate('list.search')}
          </Button>
          <Button
            onClick={() => {
              session.reset();
              onSearch({});
            }}
          >
            {translate('list.clear')}
          </Button>
        </div>
      </form>
    </search>
  );
}
