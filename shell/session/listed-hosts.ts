import { frameHosts } from '../request/page-facts.ts';
import type { SessionState } from './session.ts';

/** Hosts that documents may embed and lead to: of this tenant, as far as the policy of this page lets them in. */
export function listedHostsFor(session: SessionState): readonly string[] {
  const { hosts = [] } = session.status === 'ready' ? session : {};
  return hosts.filter((host) => frameHosts.includes(host));
}
