import { useId } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { safeAddress } from '../shared/safe-address.ts';

/** Links of the tenant's own. Data of a source is whatever the source has: what is no link is left out. */
export function HelpLinks({ links }: { readonly links: unknown }) {
  const { translate } = useServices();
  const id = useId();
  const shown = (Array.isArray(links) ? links : []).flatMap((one: unknown) => {
    const { name, url } = Object(one) as { name?: unknown; url?: unknown }; // each asked below
    const address = safeAddress(url);
    return typeof name === 'string' && address?.startsWith('https://') ? [{ name, address }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{translate('help.links')}</h3>
      <ul>
        {shown.map(({ name, address }) => (
          <li key={`${name} ${address}`}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {name}
              <small>{new URL(address).host}</small>
              <span className="adit-sr">{translate('help.newWindow')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
