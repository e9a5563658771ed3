import {
  BranchesOutlined,
  DownOutlined,
  ExclamationCircleFilled,
  EyeInvisibleOutlined,
  EyeOutlined,
  HolderOutlined,
  InfoCircleFilled,
  RightOutlined,
  WarningFilled,
} from '@ant-design/icons';
import { memo } from 'react';
import { WidgetIcon } from '../../widgets/shared/WidgetIcon.tsx';
import { type FindingMark, markOf } from '../canvas/finding-marks.ts';
import { changeProperty } from '../commands/change-property.ts';
import type { JsonObject } from '../document/json.ts';
import { codeOf, hasCondition, iconOf, isHidden, nameOf, typeNameOf } from '../document/node-words.ts';
import type { OutlineTools } from './outline-tools.ts';
import { RenameBox } from './RenameBox.tsx';
import { RowMenu } from './RowMenu.tsx';
import { rowHeight } from './row-window.ts';

interface Props {
  readonly rowKey: string;
  readonly node: JsonObject;
  readonly level: number;
  readonly position: number;
  readonly size: number;
  readonly open: boolean | null;
  /** Which line it is, from 0. */
  readonly index: number;
  readonly chosen: 'first' | 'also' | undefined;
  readonly focusable: boolean;
  /** As `finding-marks` writes it. */
  readonly finding: string | undefined;
  /** What is going on at this line. */
  readonly state: 'renaming' | 'menu' | undefined;
  readonly tools: OutlineTools;
}

/** Made once: a name that is typed does not draw the pictures beside it again. */
const pictures = {
  hidden: <EyeInvisibleOutlined />,
  shown: <EyeOutlined />,
} as const;

/** One line of the outline: name, code, marks; for the chosen one what can be done by a press. */
export const OutlineRow = memo(function OutlineRow(props: Props) {
  const { rowKey, node, level, position, size, open, index, chosen, focusable, state, tools } = props;
  const { translate, descriptors, run } = tools;
  const finding = markOf(props.finding);
  const name = nameOf(node, descriptors, translate);
  const hidden = isHidden(node);
  const condition = hasCondition(node);
  const code = codeOf(node);
  const spoken = [
    `${name} ${code}`,
    typeNameOf(node, descriptors, translate),
    hidden ? translate('designer.outline.hidden') : '',
    condition ? translate('designer.outline.condition') : '',
    finding ? translate(`designer.canvas.findings.${finding.severity}`, { count: finding.count }) : '',
  ];
  const hide = () => run(changeProperty, { key: rowKey, path: '/config/noShow', value: hidden ? undefined : true });
  return (
    <div
      className="adit-design-outline-row"
      role="treeitem"
      aria-label={[...new Set(spoken)].filter(Boolean).join(', ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={chosen !== undefined}
      {...(open === null ? {} : { 'aria-expanded': open })}
      tabIndex={focusable ? 0 : -1}
      data-design-row={rowKey}
      data-chosen={chosen}
      style={{ top: index * rowHeight, paddingInlineStart: (level - 1) * 16 }}
    >
      <Caret open={open} />
      <WidgetIcon name={iconOf(node, descriptors)} />
      {state === 'renaming' ? (
        <RenameBox rowKey={rowKey} node={node} tools={tools} />
      ) : (
        <>
          <span className="adit-design-outline-name">{name}</span> <code>{code}</code>
        </>
      )}
      {/* All of it is said by the line itself, and done by its keys. */}
      <span className="adit-design-outline-marks" aria-hidden="true">
        {condition && <BranchesOutlined title={translate('designer.outline.condition')} />}
        {hidden && chosen !== 'first' && <EyeInvisibleOutlined title={translate('designer.outline.hidden')} />}
        {finding && <Mark {...finding} />}
        {chosen === 'first' && state !== 'renaming' && (
          <span className="adit-design-outline-tools" data-outline-tool="">
            <button
              type="button"
              tabIndex={-1}
              aria-label={translate(hidden ? 'designer.outline.show' : 'designer.outline.hide', { name })}
              title={translate(hidden ? 'designer.outline.show' : 'designer.outline.hide', { name })}
              onClick={hide}
            >
              {hidden ? pictures.hidden : pictures.shown}
            </button>
            <RowMenu rowKey={rowKey} name={name} open={state === 'menu'} tools={tools} />
            <HolderOutlined className="adit-design-outline-grip" title={translate('designer.canvas.grip')} />
          </span>
        )}
      </span>
    </div>
  );
});

/** A press on it opens and closes; keys do it on the line itself. */
export const Caret = memo(function Caret({ open }: { readonly open: boolean | null }) {
  return (
    <span className="adit-design-outline-caret" data-outline-caret="" aria-hidden="true">
      {open === null ? null : open ? <DownOutlined /> : <RightOutlined />}
    </span>
  );
});

const markIcons = { error: ExclamationCircleFilled, warning: WarningFilled, note: InfoCircleFilled } as const;

function Mark({ severity }: FindingMark) {
  const Icon = markIcons[severity];
  return <Icon className="adit-design-outline-finding" data-severity={severity} />;
}
