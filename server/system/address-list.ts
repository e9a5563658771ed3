import { BlockList, isIP } from 'node:net';

export interface AddressList {
  /** Lines that are no address and no range. */
  readonly wrong: readonly string[];
  has(address: string): boolean;
}

const bits = { 4: 32, 6: 128 } as const;
const familyOf = (address: string) => {
  const version = isIP(address);
  return version === 4 ? 4 : version === 6 ? 6 : undefined;
};
/** An IPv4 peer of a socket that listens for both kinds. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Addresses and ranges as they are written in lines: IPv4, IPv6, CIDR. */
export function addressList(text: string): AddressList {
  const list = new BlockList();
  const wrong: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [written = '', prefix, ...more] = line.split('/');
    const family = familyOf(written);
    const length = prefix === undefined ? undefined : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (family === undefined || more.length > 0 || (length !== undefined && !(length <= bits[family])))
      wrong.push(line);
    else if (length === undefined) list.addAddress(written, `ipv${family}`);
    else list.addSubnet(written, length, `ipv${family}`);
  }
  return {
    wrong,
    has(address) {
      const own = plain(address);
      const family = familyOf(own);
      return family !== undefined && list.check(own, `ipv${family}`);
    },
  };
}
