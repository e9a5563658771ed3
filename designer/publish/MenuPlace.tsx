import { TreeSelect } from 'antd';
import { useEffect, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { ClearIcon } from '../../widgets/input/ClearIcon.tsx';
import { useDesignerText } from '../use-designer-text.ts';

interface Props {
  /** Id of a directory; null: not in the menu. */
  readonly value: string | null;
  onChange(value: string | null): void;
}

interface Directory {
  readonly id: string;
  readonly fullName: string;
  readonly children?: readonly Directory[];
}

/** Where a model stands in the menu when it is published for the first time. */
export function MenuPlace({ value, onChange }: Props) {
  const translate = useDesignerText();
  const { request } = useServices();
  const [directories, setDirectories] = useState<readonly Directory[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    request('menuSelector', { quiet: true, signal: left.signal })
      .then((answer) => {
        const { list } = answer as { list: readonly Directory[] }; // by the call's shape
        if (!left.signal.aborted) setDirectories(list);
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) setMessage(error instanceof Error ? error.message : String(error));
      });
    return () => left.abort();
  }, [request]);
  return (
    <>
      <TreeSelect<string | null>
        aria-label={translate('designer.publish.menu')}
        value={value}
        allowClear={{ clearIcon: <ClearIcon /> }}
        treeDefaultExpandAll
        placeholder={translate('designer.publish.menuNone')}
        treeData={directories.map(branch)}
        onChange={(next) => onChange(next ?? null)}
      />
      <span>{message ?? translate('designer.publish.menuText')}</span>
    </>
  );
}

interface Branch {
  readonly value: string;
  readonly title: string;
  readonly children: Branch[];
}

function branch({ id, fullName, children = [] }: Directory): Branch {
  return { value: id, title: fullName, children: children.map(branch) };
}
