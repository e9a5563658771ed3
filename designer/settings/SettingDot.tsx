import { useDesignerText } from '../parts/use-designer-text.ts';
import { differs } from './setting-values.ts';
import { useChange, useSettingsScope, useStored } from './settings-context.ts';

interface Props {
  readonly label: string;
  /** False where the setting is the default: there is nothing to restore. */
  readonly shown: boolean;
  onRestore(): void;
}

/** Marks a setting that differs from its default, and takes it back when pressed. */
export function SettingDot({ label, shown, onRestore }: Props) {
  const text = useDesignerText();
  if (!shown) return null;
  const name = text('designer.settings.restore', { label });
  return <button type="button" className="adit-design-dot" aria-label={name} title={name} onClick={onRestore} />;
}

/** The mark of a setting that the engine draws. */
export function FieldDot({ name, label }: { readonly name: string; readonly label: string }) {
  const place = useSettingsScope().places.get(name);
  return place ? <PlacedDot place={place} label={label} /> : null;
}

function PlacedDot({ place, label }: { readonly place: Parameters<typeof differs>[0]; readonly label: string }) {
  const { value, mixed } = useStored(place.path);
  const change = useChange();
  return (
    <SettingDot
      label={label}
      shown={mixed || differs(place, value)}
      onRestore={() => change({ path: place.path, value: undefined })}
    />
  );
}
