import { Checkbox } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { Layers } from './use-layers.ts';

interface Props {
  readonly layers: Layers;
  onChange(layers: Layers): void;
}

const names = ['regions', 'axes', 'points'] as const;

/** Which kinds of things people see on the map. */
export function MapLayers({ layers, onChange }: Props) {
  const { translate } = useServices();
  return (
    <fieldset className="adit-map-layers" aria-label={translate('widget.mapFrame.layers')}>
      {names.map((name) => (
        <Checkbox key={name} checked={layers[name]} onChange={() => onChange({ ...layers, [name]: !layers[name] })}>
          {translate(`widget.mapFrame.layer.${name}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
