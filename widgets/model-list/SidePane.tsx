import { ApartmentOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { SideTree } from './SideTree.tsx';
import { useListNodes } from './use-side-tree.ts';

interface Props {
  readonly modelId: string;
  readonly title: string;
  readonly chosen: string | null;
  /** No room beside the list: the tree opens over it. */
  readonly narrow: boolean;
  onChoose(node: string | null): void;
}

const widths = { least: 160, usual: 220, most: 420, step: 16 } as const;
const within = (width: number) => Math.min(widths.most, Math.max(widths.least, Math.round(width)));

/** The place of the tree beside a list: as wide as somebody draws it, folded away, or a drawer on a phone. */
export function SidePane({ modelId, title, chosen, narrow, onChoose }: Props) {
  const { translate } = useServices();
  const [width, setWidth] = useState<number>(widths.usual);
  const [folded, setFolded] = useState(false);
  const [over, setOver] = useState(false);
  const [label, setLabel] = useState('');
  const ask = useListNodes(modelId);
  const words = {
    all: translate('list.all'),
    empty: translate('list.tree.empty'),
    unmatched: translate('list.tree.none'),
  };
  const choose = (node: { readonly id: string; readonly label: string } | null) => {
    setLabel(node?.label ?? '');
    setOver(false);
    onChoose(node?.id ?? null);
  };
  const tree = <SideTree ask={ask} title={title} chosen={chosen} words={words} onChoose={choose} />;
  if (narrow) {
    return (
      <>
        <Button
          size="large"
          className="adit-side-opener"
          icon={<ApartmentOutlined aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={over}
          onClick={() => setOver(true)}
        >
          {`${title}${translate('text.colon')}${chosen === null ? translate('list.all') : label || chosen}`}
        </Button>
        <Drawer
          open={over}
          getContainer={bodyContainer}
          placement="left"
          title={title}
          size={Math.min(320, window.innerWidth - 48)}
          className="adit-side-over"
          onClose={() => setOver(false)}
        >
          {tree}
        </Drawer>
      </>
    );
  }
  return (
    <aside
      className="adit-list-card adit-side"
      aria-label={title}
      data-folded={folded || undefined}
      style={folded ? undefined : { width }}
    >
      <div className="adit-side-head">
        {!folded && <h2 title={title}>{title}</h2>}
        <Button
          type="text"
          size="small"
          aria-label={translate(folded ? 'list.tree.unfold' : 'list.tree.fold', { title })}
          aria-expanded={!folded}
          title={translate(folded ? 'list.tree.unfold' : 'list.tree.fold', { title })}
          icon={folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
          onClick={() => setFolded(!folded)}
        />
      </div>
      {/* Hidden, not gone: what is open in it stays open. */}
      <div className="adit-side-body" hidden={folded}>
        {tree}
      </div>
      {!folded && <Edge label={translate('list.tree.width', { title })} width={width} onWidth={setWidth} />}
    </aside>
  );
}

interface EdgeProps {
  readonly label: string;
  /** px */
  readonly width: number;
  onWidth(width: number): void;
}

/** The edge that is drawn: by a pointer, or by arrows. */
function Edge({ label, width, onWidth }: EdgeProps) {
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const keys = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: width - widths.step,
      ArrowRight: width + widths.step,
      Home: widths.least,
      End: widths.most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidth(within(next));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between two panes cannot be drawn
    <div
      role="separator"
      tabIndex={0}
      className="adit-side-edge"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={widths.least}
      aria-valuemax={widths.most}
      onKeyDown={keys}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width };
      }}
      onPointerMove={({ clientX }) => {
        if (from.current) onWidth(within(from.current.width + clientX - from.current.x));
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
    />
  );
}
