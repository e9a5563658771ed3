import { theme } from 'antd';
import type { CSSProperties } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { isBinding } from '../../engine/schema/bindings.ts';
import { safeAddress } from '../shared/safe-address.ts';

export interface LinkProps extends ActionProps {
  readonly content?: string;
  readonly href?: string;
  readonly target?: string;
  readonly textStyle?: CSSProperties;
}

/**
 * A link to http(s) or to a path of this origin; any other address shows the words alone. In the same window a listed
 * address outside opens the internal page for addresses. An address of any other host opens a window of its own, and is
 * shown as words where it is known only now: with it, data of the page would leave. Every host but ours is said. Source:
 * library specification 2; reliability A60.
 */
export function Link({ node, content, href, target, textStyle = {} }: LinkProps) {
  const { navigate, translate, addressOf, isListed } = useServices();
  const { token } = theme.useToken();
  const address = safeAddress(href);
  const words = (typeof content === 'string' && content) || address || '';
  const { textAlign, ...own } = textStyle;
  const listed = address !== null && isListed(address);
  if (address === null || (!listed && isBinding(node.props?.href)))
    return <div style={{ overflowWrap: 'anywhere', ...textStyle }}>{words}</div>;
  const fresh = target === '_blank' || !listed;
  const { host, origin } = new URL(address, window.location.href);
  const to = fresh || address.startsWith('/') ? address : `/externalLink?href=${encodeURIComponent(address)}`;
  return (
    <div style={{ textAlign }}>
      <a
        href={addressOf(to)}
        {...(fresh ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        style={{ color: token.colorLink, textDecoration: 'underline', overflowWrap: 'anywhere', ...own }}
        onClick={(event) => {
          // With a key held, the browser's own ways (new tab, download) stay.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          navigate(to, fresh ? '_blank' : '_self');
        }}
      >
        {words}
        {fresh && <span className="adit-sr">{translate('widget.link.newWindow')}</span>}
      </a>
      {origin !== window.location.origin && !words.includes(host) && (
        <span style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}> ({host})</span>
      )}
    </div>
  );
}
