import type { Json } from '../../document/json.ts';
import { DataPicker } from '../../sources/DataPicker.tsx';
import { useSourceNames } from '../../sources/use-source-names.ts';
import { bindingTo } from '../page-text.ts';
import { useChange, useSettingsScope } from '../settings-context.ts';

interface Props {
  readonly name: string;
  readonly label: string;
}

/** Beside a setting of a page that the engine draws: lets data stand in its place. */
export function FieldBind({ name, label }: Props) {
  const { places, inPage } = useSettingsScope();
  const place = places.get(name);
  return inPage && place?.path.startsWith('/props/') ? <Bind path={place.path} label={label} /> : null;
}

function Bind({ path, label }: { readonly path: string; readonly label: string }) {
  const change = useChange();
  const names = useSourceNames();
  const bind = (value: Json) => change({ path, value });
  return (
    <span className="adit-design-field-bind">
      <DataPicker label={label} names={names} onPick={(picked) => bind(bindingTo(picked))} />
    </span>
  );
}
