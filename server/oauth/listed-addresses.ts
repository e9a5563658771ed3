import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import { Refused } from '../kernel/refused.ts';
import { addressList } from '../system/address-list.ts';

/** Where a tenant lets people in from some addresses alone. @throws Refused `forbidden` from any other */
export function requireListedAddress({ whitelistSwitch, whiteListIp }: Settings, address: string): void {
  if (whitelistSwitch && !addressList(whiteListIp).has(address)) throw new Refused('forbidden', 'session.address');
}
