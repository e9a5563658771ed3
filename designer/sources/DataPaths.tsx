import './sources.css';
import { Input } from 'antd';
import { useMemo, useState } from 'react';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { type DataPath, dataPaths } from './data-paths.ts';

interface Props {
  readonly data: unknown;
  /** Places are pressed to be chosen; without it they are only shown. */
  onPick?(path: string): void;
}

/** What is in some data: each place by its name, with what stands there now. */
export function DataPaths({ data, onPick }: Props) {
  const text = useDesignerText();
  const [find, setFind] = useState('');
  const paths = useMemo(() => dataPaths(data), [data]);
  const wanted = find.trim().toLowerCase();
  const shown = paths.filter(({ path }) => path.toLowerCase().includes(wanted));
  return (
    <>
      {paths.length > 8 && (
        <Input
          size="small"
          aria-label={text('designer.sources.pickSearch')}
          placeholder={text('designer.sources.pickSearch')}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      )}
      <ul className="adit-design-paths">
        {shown.map((one) => (
          <li key={one.path} style={{ paddingInlineStart: wanted === '' ? one.depth * 12 : 0 }}>
            {onPick ? (
              <button type="button" onClick={() => onPick(one.path)}>
                <Path {...one} whole={wanted !== ''} />
              </button>
            ) : (
              <span>
                <Path {...one} whole={wanted !== ''} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Path({ path, sample, kind, whole }: DataPath & { readonly whole: boolean }) {
  const text = useDesignerText();
  const name = whole ? path : (path.split('.').at(-1) ?? '');
  return (
    <>
      <code>{name || text('designer.sources.whole')}</code>
      <span data-kind={kind}>{sample}</span>
    </>
  );
}
