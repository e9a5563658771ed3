import { useEffect, useState } from 'react';
import { useEngine } from '../contract/engine-context.ts';
import { useServices } from '../contract/services.ts';
import { WidgetError } from './WidgetError.tsx';

interface Props {
  readonly widgetKey: string;
  readonly label: string;
  readonly at: string;
  /** The widget may be there now: draw the node again. */
  onLoaded(): void;
}

/**
 * Stands where a widget that is known is not there. Shown later than the rest of its document it is fetched now; what
 * cannot be fetched (network gone, old page) says so, with a way to try again.
 */
export function MissingWidget({ widgetKey, label, at, onLoaded }: Props) {
  const { registry } = useEngine();
  const { translate } = useServices();
  const [asked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once by itself, after that a person asks
  useEffect(() => {
    let alive = true;
    void registry.load([widgetKey]).then(() => {
      if (!alive) return;
      setAsked(true);
      onLoaded();
    });
    return () => {
      alive = false;
    };
  }, []);
  if (!asked) return null;
  return (
    <WidgetError
      label={label || widgetKey}
      at={at}
      detail={translate('node.error.notLoaded', { key: widgetKey })}
      onAgain={() => void registry.load([widgetKey]).then(onLoaded)}
    />
  );
}
