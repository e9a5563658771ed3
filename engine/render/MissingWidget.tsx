import { useEngine } from './engine-context.ts';
import { useServices } from './services.ts';
import { WidgetError } from './WidgetError.tsx';

interface Props {
  readonly widgetKey: string;
  readonly label: string;
  readonly at: string;
  /** The widget may be there now: draw the node again. */
  onLoaded(): void;
}

/** Stands where a widget that is known could not be fetched (network gone, old page), with a way to try again. */
export function MissingWidget({ widgetKey, label, at, onLoaded }: Props) {
  const { registry } = useEngine();
  const { translate } = useServices();
  return (
    <WidgetError
      label={label || widgetKey}
      at={at}
      detail={translate('node.error.notLoaded', { key: widgetKey })}
      onAgain={() => void registry.load([widgetKey]).then(onLoaded)}
    />
  );
}
