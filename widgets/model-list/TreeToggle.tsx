import { CaretRightFilled, LoadingOutlined } from '@ant-design/icons';
import type { Words } from './cell-text.ts';

interface Props {
  /** Of the row. */
  readonly name: string;
  /** From 1. */
  readonly level: number;
  readonly branch: 'none' | 'open' | 'closed' | 'waiting';
  readonly words: Words;
  onPress(): void;
}

/** Deeper than this a row is drawn no further in: its words need the room. */
const deepest = 12;

/** What opens the rows below a row, as far in as the row stands. */
export function TreeToggle({ name, level, branch, words, onPress }: Props) {
  const indent = <span className="adit-tree-indent" data-level={Math.min(level, deepest)} aria-hidden="true" />;
  if (branch === 'none')
    return (
      <>
        {indent}
        <span className="adit-tree-toggle" aria-hidden="true" />
      </>
    );
  const isOpen = branch !== 'closed';
  return (
    <>
      {indent}
      <button
        type="button"
        className="adit-tree-toggle"
        data-open={isOpen || undefined}
        aria-label={words.translate(isOpen ? 'list.tree.close' : 'list.tree.open', { name })}
        onClick={onPress}
      >
        {branch === 'waiting' ? <LoadingOutlined /> : <CaretRightFilled />}
      </button>
    </>
  );
}
