import './sources.css';
import { DatabaseOutlined } from '@ant-design/icons';
import { Button, Input, Popover, Select } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { DataPaths } from './DataPaths.tsx';
import type { SourceName } from './source-names.ts';
import { useSample } from './use-sample.ts';

interface Props {
  /** What the data is for, in words. */
  readonly label: string;
  readonly names: readonly SourceName[];
  /** @param path from the source on: `session.userInfo.userName` */
  onPick(path: string): void;
}

/** Chooses data by looking at it: a source, then a place in what it holds. */
export function DataPicker({ label, names, onPick }: Props) {
  const text = useDesignerText();
  const [open, setOpen] = useState(false);
  const title = text('designer.sources.insert', { label });
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      title={text('designer.sources.pick')}
      content={
        <PickData
          names={names}
          onPick={(path) => {
            setOpen(false);
            onPick(path);
          }}
        />
      }
    >
      <Button size="small" type="text" icon={<DatabaseOutlined aria-hidden />} aria-label={title} title={title} />
    </Popover>
  );
}

interface PickProps extends Pick<Props, 'names' | 'onPick'> {
  /** The source that is looked into first. */
  readonly first?: string | undefined;
}

/** A source, and the places in its data; a place that cannot be seen beforehand is written. */
export function PickData({ names, first, onPick }: PickProps) {
  const text = useDesignerText();
  const id = useId();
  const [name, setName] = useState(first ?? names[0]?.name ?? '');
  const [written, setWritten] = useState('');
  const { sample, ask } = useSample(name);
  const from = names.find((one) => one.name === name)?.from;
  useEffect(() => {
    if (from === 'own' && sample.status === 'unasked') ask();
  }, [from, sample.status, ask]);
  const groups = (['own', 'given', 'filled'] as const).flatMap((group) => {
    const own = names.filter((one) => one.from === group);
    return own.length === 0
      ? []
      : [
          {
            label: text(`designer.sources.${group}`),
            options: own.map((one) => ({ value: one.name, label: wordsOf(one) })),
          },
        ];
  });
  function wordsOf(one: SourceName): string {
    const words = text(`designer.sources.given.${one.name}`);
    return one.from !== 'given' || words.startsWith('designer.') ? one.name : `${words} ${one.name}`;
  }
  const joined = (path: string) => (path === '' ? name : `${name}.${path}`);
  return (
    <div className="adit-design-pick">
      <Select
        size="small"
        aria-label={text('designer.sources.pickSource')}
        value={name || undefined}
        options={groups}
        onChange={setName}
      />
      {sample.status === 'ready' ? (
        <DataPaths data={sample.data} onPick={(path) => onPick(joined(path))} />
      ) : (
        <p role="status" className="adit-design-setting-hint">
          {sample.status === 'loading' && text('designer.sources.loading')}
          {sample.status === 'failed' && `${text('designer.sources.failed')}：${sample.message}`}
          {sample.status === 'unasked' && text('designer.sources.noShape')}
        </p>
      )}
      {name !== '' && (
        <form
          className="adit-design-pick-written"
          onSubmit={(event) => {
            event.preventDefault();
            // The page around may be a form as well.
            event.stopPropagation();
            onPick(joined(written.trim()));
          }}
        >
          <label htmlFor={id}>{text('designer.sources.path')}</label>
          <Input id={id} size="small" value={written} onChange={({ target }) => setWritten(target.value)} />
          <Button size="small" htmlType="submit" disabled={!/^(\w+(\.\w+)*)?$/.test(written.trim())}>
            {text('designer.sources.useThis')}
          </Button>
        </form>
      )}
    </div>
  );
}
