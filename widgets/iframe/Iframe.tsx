import './iframe.css';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { safeAddress } from '../shared/safe-address.ts';

export interface IframeProps extends ActionProps {
  readonly href?: string;
  /** px */
  readonly height?: number;
  readonly borderType?: string;
  readonly borderColor?: string;
  /** px */
  readonly borderWidth?: number;
  /** As high as the page around it, without a border. */
  readonly fill?: boolean;
}

/** What a page of others may do: not take the window away from this one, nor ask the person in its name. */
const elsewhere =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';
/** A page of our own origin gets none of its storage: else what an uploaded or foreign page there runs could read ours. */
const ourOrigin = 'allow-scripts allow-forms allow-popups allow-downloads';

/** A page of another system inside this one: of a listed host, or a path of this origin; nothing else. Source: reliability A60. */
export function Iframe({ label, href, height = 300, borderType, borderColor, borderWidth = 1, fill }: IframeProps) {
  const { translate, addressOf, isListed } = useServices();
  const address = safeAddress(href);
  if (address === null) return <div className="adit-iframe-none">{translate('widget.iframe.none')}</div>;
  if (!isListed(address))
    return (
      <div className="adit-iframe-none">
        {translate('widget.iframe.notListed', { host: new URL(address, window.location.href).host })}
      </div>
    );
  const isOurs = new URL(address, window.location.href).origin === window.location.origin;
  const border = fill || borderType === 'none' ? 0 : `${borderWidth}px ${borderType ?? 'solid'} ${borderColor ?? ''}`;
  return (
    <iframe
      className="adit-iframe"
      data-fill={fill || undefined}
      title={label || translate('widget.iframe')}
      src={addressOf(address)}
      sandbox={isOurs ? ourOrigin : elsewhere}
      referrerPolicy="no-referrer"
      loading="lazy"
      style={fill ? { border } : { border, height }}
    />
  );
}
