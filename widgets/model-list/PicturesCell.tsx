import { useMemo } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useWidgets } from '../../engine/render/use-widgets.ts';
import { isFileEntry } from '../../engine/schema/values/index.ts';

interface Props {
  readonly value: unknown;
  readonly label: string;
  /** In words, until the pictures can be drawn. */
  readonly text: string;
}

/** As many as stand in a cell; of the others the number is told. Source: fields 3.2. */
const most = 3;
const key = 'img';

/** Pictures of a list, small, each larger by a press. */
export function PicturesCell({ value, label, text }: Props) {
  const { registry } = useEngine();
  const isHere = useWidgets(
    registry,
    useMemo(() => new Set([key]), []),
  );
  const Component = isHere ? registry.widget(key)?.component : undefined;
  const entries = Array.isArray(value) ? value.filter(isFileEntry) : [];
  if (!Component || entries.length === 0) return text;
  const more = entries.length - most;
  return (
    <span className="adit-list-pictures">
      <Component value={entries} most={most} label={label} bare />
      {more > 0 && `+${more}`}
    </span>
  );
}
