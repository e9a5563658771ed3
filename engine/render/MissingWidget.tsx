import { ErrorNode } from './ErrorNode.tsx';
import { useEngine } from './engine-context.ts';
import { useServices } from './services.ts';

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
    <ErrorNode
      title={translate('node.error.threw', { label: label || widgetKey })}
      text={translate('node.error.threwText')}
      at={at}
      detail={translate('node.error.notLoaded', { key: widgetKey })}
      fix={translate('node.error.threwFix')}
      onAgain={() => void registry.load([widgetKey]).then(onLoaded)}
    />
  );
}
