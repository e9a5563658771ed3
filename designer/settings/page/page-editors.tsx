// Here: settings of what pages are made of, each of which can be bound to data.

import '../../sources/sources.css';
import './page-settings.css';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { aditKeyOf, descriptorOf } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { CallSelect } from '../../sources/CallSelect.tsx';
import { DataInput } from '../../sources/DataInput.tsx';
import { DataPicker } from '../../sources/DataPicker.tsx';
import { IdSelect } from '../../sources/IdSelect.tsx';
import { useSourceNames } from '../../sources/use-source-names.ts';
import { bindingTo, boundPath } from '../page-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useFirstNode, useStored } from '../settings-context.ts';
import { BoundControl } from './BoundControl.tsx';
import { EntriesInput } from './EntriesInput.tsx';
import { entryParts } from './entry-parts.ts';
import { IconSelect } from './IconSelect.tsx';
import { PageWordsInput } from './PageWordsInput.tsx';

/** What each editor of a page's settings is told: the place in the node. */
const pathOf = ({ node }: ActionProps) => String(node.props?.path ?? '');

/** Words with places that data fills, or data. */
export function PageWordsEditor(props: ActionProps) {
  const path = pathOf(props);
  const { value } = useStored(path);
  const change = useChange();
  const lines = props.node.props?.lines;
  return (
    <SettingRow id={props.id} label={props.label} paths={[path]}>
      <PageWordsInput
        id={props.id}
        label={props.label}
        lines={typeof lines === 'number' ? lines : 1}
        value={value}
        onChange={(next, typed) => change({ path, value: next }, typed)}
      />
    </SettingRow>
  );
}

/** What is data on every page that uses the widget: a menu, a person, rows. Written as JSON where it is not. */
export function PageDataEditor(props: ActionProps) {
  const path = pathOf(props);
  const { value } = useStored(path);
  const change = useChange();
  const names = useSourceNames();
  const bound = boundPath(value);
  const write = (next: typeof value) => change({ path, value: next });
  return (
    <SettingRow id={props.id} label={props.label} paths={[path]}>
      {bound === undefined ? (
        <div className="adit-design-shape-control">
          <DataInput id={props.id} value={value} onChange={write} />
          <DataPicker label={props.label} names={names} onPick={(picked) => write(bindingTo(picked))} />
        </div>
      ) : (
        <BoundControl label={props.label} path={bound} onChange={write} />
      )}
    </SettingRow>
  );
}

/** A setting that the engine draws elsewhere, and that is data here. */
export function BoundEditor(props: ActionProps) {
  const path = pathOf(props);
  const { value } = useStored(path);
  const change = useChange();
  return (
    <SettingRow id={props.id} label={props.label} paths={[path]} group>
      <BoundControl
        label={props.label}
        path={boundPath(value) ?? ''}
        onChange={(next) => change({ path, value: next })}
      />
    </SettingRow>
  );
}

/** Entries of a list, or data that brings them. */
export function EntriesEditor(props: ActionProps) {
  const path = pathOf(props);
  const { descriptors } = useDesigner().store;
  const text = useDesignerText();
  const node = useFirstNode();
  const { value } = useStored(path);
  const change = useChange();
  const names = useSourceNames();
  const setting = descriptorOf(node, descriptors)?.settings.find(({ vModel }) => `/props/${vModel}` === path);
  const bound = boundPath(value);
  if (!setting) return null;
  return (
    <SettingRow id={props.id} label={props.label} paths={[path]} stacked group>
      {bound === undefined ? (
        <EntriesInput
          id={props.id}
          label={props.label}
          parts={entryParts(aditKeyOf(node), setting)}
          value={value}
          onChange={(next, typed) => change({ path, value: next }, typed)}
        />
      ) : (
        <BoundControl label={props.label} path={bound} onChange={(next) => change({ path, value: next })} />
      )}
      {bound === undefined && (value === undefined || (Array.isArray(value) && value.length === 0)) && (
        <div className="adit-design-shape-control">
          <span className="adit-design-setting-hint">{text('designer.page.orData')}</span>
          <DataPicker
            label={props.label}
            names={names}
            onPick={(picked) => change({ path, value: bindingTo(picked) })}
          />
        </div>
      )}
    </SettingRow>
  );
}

/** A published model by its name. */
export function ModelIdEditor(props: ActionProps) {
  const path = pathOf(props);
  const { value } = useStored(path);
  const change = useChange();
  const bound = boundPath(value);
  return (
    <SettingRow id={props.id} label={props.label} paths={[path]}>
      {bound === undefined ? (
        <IdSelect
          id={props.id}
          kind="model"
          value={typeof value === 'string' ? value : ''}
          onChange={(next, typed) => change({ path, value: next }, typed)}
        />
      ) : (
        <BoundControl label={props.label} path={bound} onChange={(next) => change({ path, value: next })} />
      )}
    </SettingRow>
  );
}

/** A call that answers a list. */
export function CallEditor(props: ActionProps) {
  const path = pathOf(props);
  const { value } = useStored(path);
  const change = useChange();
  return (
    <SettingRow id={props.id} label={props.label} paths={[path]}>
      <CallSelect
        id={props.id}
        readable
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => change({ path, value: next })}
      />
    </SettingRow>
  );
}

/** An icon by what it looks like. */
export function IconEditor(props: ActionProps) {
  const path = pathOf(props);
  const { value } = useStored(path);
  const change = useChange();
  return (
    <SettingRow id={props.id} label={props.label} paths={[path]}>
      <IconSelect
        id={props.id}
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => change({ path, value: next })}
      />
    </SettingRow>
  );
}
