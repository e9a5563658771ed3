// Here: how one setting is read, written and drawn, in whichever panel.

import type { ReactNode } from 'react';
import { valueAt } from '../document/patch.ts';
import { useDesign } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { SettingDot } from './SettingDot.tsx';
import { nodesIn, useChange, useSettingsScope, useStored } from './settings-context.ts';

interface Props {
  /** Of the control that the label names; the group itself is named where there is none. */
  readonly id: string;
  readonly label: string;
  /** Pointers that a press on the dot takes away. */
  readonly paths: readonly string[];
  /** The label stands above: the control needs the whole width. */
  readonly stacked?: boolean;
  /** The label names a group of controls instead of one. */
  readonly group?: boolean;
  readonly message?: ReactNode;
  readonly children: ReactNode;
}

/** A setting that one of our own editors draws: label left, control right, like the engine's fields beside it. */
export function SettingRow({ id, label, paths, stacked = false, group = false, message, children }: Props) {
  const text = useDesignerText();
  const change = useChange();
  const labelId = `${id}-label`;
  const words = (
    <>
      <DotOf paths={paths} label={label} onRestore={() => change(paths.map((path) => ({ path, value: undefined })))} />
      {group ? <span id={labelId}>{label}</span> : <label htmlFor={id}>{label}</label>}
    </>
  );
  const control = (
    <div className="adit-design-setting-control">
      {children}
      {paths[0] !== undefined && <Mixed path={paths[0]} words={text('designer.settings.mixed')} />}
      {message}
    </div>
  );
  const className = stacked ? 'adit-design-setting adit-design-setting-stacked' : 'adit-design-setting';
  return group ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className={className} role="group" aria-labelledby={labelId}>
      <div className="adit-design-setting-label">{words}</div>
      {control}
    </div>
  ) : (
    <div className={className}>
      <div className="adit-design-setting-label">{words}</div>
      {control}
    </div>
  );
}

function DotOf({ paths, label, onRestore }: { paths: readonly string[]; label: string; onRestore(): void }) {
  const { keys } = useSettingsScope();
  const shown = useDesign((state) =>
    nodesIn(state, keys).some((node) => paths.some((path) => (valueAt(node, path) ?? null) !== null)),
  );
  return <SettingDot label={label} shown={shown} onRestore={onRestore} />;
}

function Mixed({ path, words }: { readonly path: string; readonly words: string }) {
  const { mixed } = useStored(path);
  return mixed ? <div className="adit-design-setting-hint">{words}</div> : null;
}
