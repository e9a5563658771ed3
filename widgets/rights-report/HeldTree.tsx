import { Empty, Tree } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { HeldLine } from '../../engine/schema/calls/rights/rights-report-calls.ts';
import { branchIds, type CheckNode, matching, nodesOf, withWord } from '../check-tree/tree-marks.ts';
import { usePhone } from '../list-parts/use-phone.ts';

interface Props {
  readonly label: string;
  readonly lines: readonly HeldLine[];
  readonly word: string;
  readonly chosen: string | null;
  onChoose(id: string): void;
}

interface Drawn {
  readonly key: string;
  readonly title: string;
  readonly selectable: boolean;
  readonly children: Drawn[];
}

const drawnOf = ({ id, fullName, isGrantable, children }: CheckNode): Drawn => ({
  ...{ key: id, title: fullName, selectable: isGrantable },
  children: children.map(drawnOf),
});
/** What of the tree is in sight: a whole number of rows. */
const heightPx = { desk: 400, phone: 288 };

/** What is held, below the menu entries that it belongs to; only what is in sight is drawn. */
export function HeldTree({ label, lines, word, chosen, onChoose }: Props) {
  const { translate } = useServices();
  const phone = usePhone();
  const late = useDeferredValue(word).trim();
  const nodes = useMemo(
    () =>
      nodesOf(
        lines.map(({ isHeld, enCode, ...line }) => ({
          ...line,
          note: enCode,
          isGrantable: isHeld,
          mayGrant: false,
        })),
      ),
    [lines],
  );
  const shown = useMemo(() => (late === '' ? nodes : matching(nodes, withWord(late))), [nodes, late]);
  const [open, setOpen] = useState<readonly string[]>(() => (lines.length > 200 ? [] : branchIds(nodes)));
  if (shown.length === 0)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={translate(late === '' ? 'rightsReport.nothing' : 'rightsReport.nothingFound')}
      />
    );
  return (
    <Tree<Drawn>
      blockNode
      aria-label={label}
      height={phone ? heightPx.phone : heightPx.desk}
      itemHeight={32}
      treeData={shown.map(drawnOf)}
      expandedKeys={late === '' ? [...open] : branchIds(shown)}
      onExpand={(next) => setOpen(next.map(String))}
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelect={(_keys, { node }) => onChoose(node.key)}
    />
  );
}
