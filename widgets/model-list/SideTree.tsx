import { CaretRightFilled, LoadingOutlined } from '@ant-design/icons';
import { Button, Input, Skeleton } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { useDelayed } from '../shared/use-delayed.ts';
import { type AskNodes, type SideNode, useSideTree } from './use-side-tree.ts';

interface Props {
  /** One function as long as the nodes are the same. */
  readonly ask: AskNodes;
  readonly title: string;
  /** Value of the chosen node; null: the one above all. */
  readonly chosen: string | null;
  /** What stands above all nodes, and what is said where there are none. */
  readonly words: { readonly all: string; readonly empty: string; readonly unmatched: string };
  /** Rows for a thumb. */
  readonly isLarge?: boolean;
  onChoose(node: { readonly id: string; readonly label: string } | null): void;
}

/** A tree to choose in: search, what stands for no node, and the nodes, by mouse and by the keys of a tree. */
export function SideTree({ ask, title, chosen, words, isLarge = false, onChoose }: Props) {
  const { translate } = useServices();
  const tree = useSideTree(ask);
  const late = useDelayed(tree.status === 'loading' && tree.nodes.length === 0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [reached, setReached] = useState<string | null>(chosen);
  const ids = [null, ...tree.shown.map((node) => node.id)];
  // What had the focus may have been folded away.
  const stop = ids.includes(reached) ? reached : null;
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const go = (to: string | null | undefined) => {
    if (to === undefined) return;
    moved.current = true;
    setReached(to);
  };
  const keys = (event: KeyboardEvent, node: SideNode | null) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = ids.indexOf(node?.id ?? null);
    const isOpen = node !== null && tree.open.has(node.id);
    const doIt = {
      ArrowDown: () => go(ids[at + 1]),
      ArrowUp: () => go(ids[at - 1]),
      Home: () => go(null),
      End: () => go(ids.at(-1)),
      ArrowRight: () => {
        if (node && node.children > 0) isOpen ? go(ids[at + 1]) : tree.toggle(node);
      },
      ArrowLeft: () => {
        if (!node) return;
        if (isOpen) tree.toggle(node);
        else go(ids.includes(node.parentId) ? node.parentId : null);
      },
      Enter: () => onChoose(node),
      ' ': () => onChoose(node),
    }[event.key];
    if (!doIt) return;
    event.preventDefault();
    event.stopPropagation();
    doIt();
  };
  const item = (node: SideNode | null, level: number) => {
    const key = node?.id ?? null;
    const isOpen = node !== null && tree.open.has(node.id);
    const hasBelow = node !== null && node.children > 0;
    const label = node?.label ?? words.all;
    return (
      <div
        key={key ?? ' '}
        role="treeitem"
        className="adit-side-node"
        data-node={key ?? ''}
        data-level={Math.min(level, 8)}
        aria-level={level}
        aria-selected={chosen === key}
        {...(hasBelow ? { 'aria-expanded': isOpen } : {})}
        aria-label={node?.note ? `${label} ${node.note}` : label}
        tabIndex={stop === key ? 0 : -1}
        title={label}
        onClick={() => {
          setReached(key);
          onChoose(node);
        }}
        onKeyDown={(event) => keys(event, node)}
      >
        {hasBelow ? (
          <span
            className="adit-side-caret"
            data-open={isOpen || undefined}
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              setReached(key);
              tree.toggle(node);
            }}
          >
            {tree.waiting.has(node.id) ? <LoadingOutlined /> : <CaretRightFilled />}
          </span>
        ) : (
          <span className="adit-side-caret" aria-hidden="true" />
        )}
        <span className="adit-side-label">
          {label}
          {node?.note && <span className="adit-side-note">{node.note}</span>}
        </span>
      </div>
    );
  };
  const nothingFound = tree.status === 'ready' && tree.nodes.length === 0;
  return (
    <div className="adit-side-tree" data-large={isLarge || undefined} aria-busy={tree.status === 'loading'}>
      <Input.Search
        className="adit-side-search"
        allowClear={{ clearIcon: <ClearIcon /> }}
        value={tree.word}
        maxLength={100}
        aria-label={translate('list.tree.find', { title })}
        placeholder={translate('list.tree.find', { title })}
        onChange={({ target }) => tree.setWord(target.value)}
      />
      {tree.message !== '' && (
        <div className="adit-side-failed" role="alert">
          {tree.message}
          <Button type="link" size="small" onClick={tree.again}>
            {translate('list.again')}
          </Button>
        </div>
      )}
      {late && <Skeleton active title={false} paragraph={{ rows: 6 }} className="adit-side-wait" />}
      <div role="tree" aria-label={title} id={id} className="adit-side-nodes" ref={list}>
        {item(null, 1)}
        {tree.shown.map((node) => item(node, node.level))}
      </div>
      {nothingFound && <p className="adit-side-hint">{tree.word === '' ? words.empty : words.unmatched}</p>}
      {tree.left > 0 && <p className="adit-side-hint">{translate('list.tree.left', { count: tree.left })}</p>}
    </div>
  );
}
