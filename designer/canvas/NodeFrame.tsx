import './node.css';
import { ExclamationCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import type { CSSProperties, ReactNode } from 'react';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { aditKeyOf } from '../document/node-facts.ts';
import { configOf, iconOf, labelOf, typeNameOf } from '../document/node-words.ts';
import { type FindingMark, markOf } from './finding-marks.ts';
import { NodeTools } from './NodeTools.tsx';
import { useCanvas, useMark } from './parts/canvas-context.ts';

interface Props {
  readonly nodeKey: string;
  readonly node: JsonObject;
  readonly look: 'leaf' | 'group' | 'pane' | 'column' | 'unknown';
  /** In columns of 24. */
  readonly span?: number;
  /** Its width can be changed. */
  readonly resizable?: boolean;
  /** The place that it takes in the frame around it. */
  readonly area?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

const markIcons = { error: ExclamationCircleFilled, warning: WarningFilled, note: InfoCircleFilled } as const;

/** What every node of the canvas has: its name and frame, its marks, and the tools while it is chosen. */
export function NodeFrame({ nodeKey, node, look, span = 24, resizable = false, area, style, children }: Props) {
  const { store, chosen, findings, compared, translate, descriptors, language } = useCanvas();
  const choice = useMark(chosen, nodeKey);
  const finding = markOf(useMark(findings, nodeKey));
  const change = compared?.get(nodeKey);
  const changeWords = change?.kinds.map((kind) => translate(`designer.versions.kind.${kind}`)).join(' ');
  const type = typeNameOf(node, descriptors, translate);
  const label = labelOf(node, language);
  const spoken = [
    label && label !== type ? `${label} ${type}` : type,
    configOf(node).required === true ? translate('designer.canvas.required') : '',
    changeWords ?? '',
    choice === undefined ? '' : translate('designer.canvas.chosen'),
    finding ? translate(`designer.canvas.findings.${finding.severity}`, { count: finding.count }) : '',
  ];
  const frame: CSSProperties & Record<`--${string}`, number> = { '--adit-span': span, ...style };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing, no set of controls
    <div
      className="adit-design-node"
      role="group"
      aria-label={spoken.filter(Boolean).join(', ')}
      aria-current={choice === undefined ? undefined : 'true'}
      data-chosen={choice}
      // That of the first chosen one becomes 0: useTabStop.
      tabIndex={-1}
      data-design-key={nodeKey}
      data-look={look}
      data-type={type}
      data-widget={aditKeyOf(node)}
      data-area={area}
      data-finding={finding?.severity}
      data-change={change?.kinds[0]}
      data-change-current={change?.current || undefined}
      style={frame}
    >
      {children}
      {finding && <Mark {...finding} />}
      {change && (
        <span className="adit-design-node-change" data-kind={change.kinds[0]} aria-hidden="true">
          {changeWords}
        </span>
      )}
      {choice === 'first' && !compared && (
        <NodeTools
          nodeKey={nodeKey}
          icon={iconOf(node, descriptors)}
          type={type}
          nested={typeof treeOf(store.state().document).nodes.get(nodeKey)?.parent === 'string'}
          span={resizable ? span : null}
        />
      )}
    </div>
  );
}

function Mark({ severity, count }: FindingMark) {
  const Icon = markIcons[severity];
  return (
    <span className="adit-design-node-mark" data-severity={severity} aria-hidden="true">
      <Icon />
      {count}
    </span>
  );
}
