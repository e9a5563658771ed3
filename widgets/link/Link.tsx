import { theme } from 'antd';
import type { CSSProperties } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { ActionProps } from '../../engine/widget.ts';
import { safeAddress } from '../shared/safe-address.ts';

export interface LinkProps extends ActionProps {
  readonly content?: string;
  readonly href?: string;
  readonly target?: string;
  readonly textStyle?: CSSProperties;
}

/**
 * A link to http(s) or to a path of this origin; any other address shows the words alone. In the same window an address
 * outside opens the internal page for addresses. Source: library specification 2; reliability A60.
 */
export function Link({ content, href, target, textStyle = {} }: LinkProps) {
  const { navigate, translate, addressOf } = useServices();
  const { token } = theme.useToken();
  const address = safeAddress(href);
  const words = (typeof content === 'string' && content) || address || '';
  const { textAlign, ...own } = textStyle;
  if (address === null) return <div style={{ overflowWrap: 'anywhere', ...textStyle }}>{words}</div>;
  const fresh = target === '_blank';
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
    </div>
  );
}
