import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { hostsFailed, hostsWanted } from './hosts.ts';

/** Nothing, until the first message or question is to be shown. */
export function LateHosts() {
  const wanted = useSyncExternalStore(hostsWanted.subscribe, hostsWanted.read);
  const [Hosts, setHosts] = useState<ComponentType>();
  useEffect(() => {
    if (!wanted) return;
    import('./AntdHosts.tsx').then(({ AntdHosts }) => setHosts(() => AntdHosts), hostsFailed);
  }, [wanted]);
  return Hosts ? <Hosts /> : null;
}
