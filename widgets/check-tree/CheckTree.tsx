import './check-tree.css';
import { Button, Checkbox, Empty, Input, Tree } from 'antd';
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useServices } from '../../engine/contract/services.ts';
import {
  branchIds,
  type CheckLine,
  type CheckNode,
  freeIds,
  type Mark,
  marksOf,
  matching,
  nodesOf,
  pressed,
  tickedOnly,
  withWord,
} from './tree-marks.ts';

interface Props {
  readonly label: string;
  readonly lines: readonly CheckLine[];
  readonly ticked: ReadonlySet<string>;
  onTicked(ticked: ReadonlySet<string>): void;
}

/** A tree of ticks with what is done to many of them at once. Only what is in sight is drawn. */
export function CheckTree({ label, lines, ticked, onTicked }: Props) {
  const { translate } = useServices();
  const [word, setWord] = useState('');
  const [isNarrow, setIsNarrow] = useState(false);
  const late = useDeferredValue(word);
  const nodes = useMemo(() => nodesOf(lines), [lines]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(lines.length > 200 ? [] : branchIds(nodes)));
  const marks = useMemo(() => marksOf(nodes, ticked), [nodes, ticked]);
  const shown = useMemo(() => {
    const found = late.trim() === '' ? nodes : matching(nodes, withWord(late));
    return isNarrow ? tickedOnly(found, ticked) : found;
  }, [nodes, late, isNarrow, ticked]);
  const isFiltered = late.trim() !== '' || isNarrow;
  const byId = useMemo(() => new Map(flat(shown).map((node) => [node.id, node])), [shown]);
  // Not anew with each tick: the tree reads all of it.
  const drawn = useMemo(() => shown.map(drawnOf), [shown]);
  const checkedKeys = useMemo(() => {
    const ids = [...byId.keys()];
    const which = (is: (mark: Mark) => boolean) => ids.filter((id) => is(marks.get(id) ?? nothing));
    return {
      checked: which((mark) => mark.count > 0 && mark.ticked === mark.count),
      halfChecked: which((mark) => mark.ticked > 0 && mark.ticked < mark.count),
    };
  }, [byId, marks]);
  const all = (isOn: boolean) => {
    const next = new Set(ticked);
    for (const id of freeIds(shown)) isOn ? next.add(id) : next.delete(id);
    onTicked(next);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== '*') return;
    event.preventDefault();
    setOpen(new Set(branchIds(nodes)));
  };
  const box = useRef<HTMLDivElement>(null);
  const height = useHeight(box);
  const total = { ticked: 0, count: 0 };
  for (const node of nodes) {
    const mark = marks.get(node.id);
    total.ticked += mark?.ticked ?? 0;
    total.count += mark?.count ?? 0;
  }
  return (
    <div className="adit-check-tree">
      <div className="adit-check-tools">
        <Input.Search
          allowClear
          className="adit-check-word"
          aria-label={translate('checkTree.search')}
          placeholder={translate('checkTree.search')}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <Checkbox checked={isNarrow} onChange={({ target }) => setIsNarrow(target.checked)}>
          {translate('checkTree.only')}
        </Checkbox>
        <span className="adit-check-count" role="status">
          {translate('checkTree.count', total)}
        </span>
        <span className="adit-check-buttons">
          <Button size="small" type="text" onClick={() => all(true)}>
            {translate('checkTree.all')}
          </Button>
          <Button size="small" type="text" onClick={() => all(false)}>
            {translate('checkTree.none')}
          </Button>
          <Button size="small" type="text" onClick={() => setOpen(new Set(branchIds(nodes)))}>
            {translate('checkTree.open')}
          </Button>
          <Button size="small" type="text" onClick={() => setOpen(new Set())}>
            {translate('checkTree.fold')}
          </Button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one more key of the tree inside */}
      <div ref={box} className="adit-check-rows" onKeyDown={keys}>
        {shown.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={translate('checkTree.nothing')} />
        ) : (
          <Tree<Drawn>
            blockNode
            checkable
            checkStrictly
            selectable={false}
            height={height}
            itemHeight={32}
            aria-label={label}
            treeData={drawn}
            titleRender={({ line }) => <CheckTitle line={line} mark={marks.get(line.id) ?? nothing} />}
            expandedKeys={isFiltered ? branchIds(shown) : [...open]}
            onExpand={(next) => setOpen(new Set(next.map(String)))}
            checkedKeys={checkedKeys}
            onCheck={(_keys, { node }) => {
              const found = byId.get(String(node.key));
              if (found) onTicked(pressed(found, ticked));
            }}
          />
        )}
      </div>
    </div>
  );
}

const nothing: Mark = { count: 0, ticked: 0, free: 0, freeTicked: 0 };

const flat = (nodes: readonly CheckNode[]): CheckNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

interface Drawn {
  readonly key: string;
  readonly line: CheckNode;
  readonly disableCheckbox: boolean;
  readonly children: Drawn[];
}

const drawnOf = (node: CheckNode): Drawn => ({
  key: node.id,
  line: node,
  disableCheckbox: freeIds([node]).length === 0,
  children: node.children.map(drawnOf),
});

/** What a place is called, and how much below it is ticked. */
function CheckTitle({ line, mark: { count, ticked } }: { readonly line: CheckNode; readonly mark: Mark }) {
  return (
    <span className="adit-check-line">
      <span>{line.fullName}</span>
      {line.note !== '' && <span className="adit-check-note">{line.note}</span>}
      {line.children.length > 0 && <span className="adit-check-share">{`${ticked}/${count}`}</span>}
    </span>
  );
}

/** The height that is left for the rows. */
function useHeight(box: RefObject<HTMLDivElement | null>): number {
  const [height, setHeight] = useState(360);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setHeight(Math.floor(entry.contentRect.height)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return height;
}
