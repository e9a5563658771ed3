import { useServices } from '../contract/services.ts';
import { ErrorNode } from './ErrorNode.tsx';

interface Props {
  /** How people know the node. */
  readonly label: string;
  readonly at: string;
  /** What went wrong, as far as it is known. */
  readonly detail: string;
  onAgain(): void;
}

/** Stands where a widget could not be drawn: what, where, and a way to try again. */
export function WidgetError({ label, at, detail, onAgain }: Props) {
  const { translate } = useServices();
  return (
    <ErrorNode
      title={translate('node.error.threw', { label })}
      text={translate('node.error.threwText')}
      at={at}
      detail={detail}
      fix={translate('node.error.threwFix')}
      onAgain={onAgain}
    />
  );
}
