import type { RequestInput } from '../../engine/contract/requests.ts';

/** Rows of a small data interface of materials. */
export const materials = ['聚氨酯灌浆料', '环氧树脂修补砂浆', '止水条', '注浆管', '水泥'].map((fullName, index) => ({
  id: `M00${index + 1}`,
  fullName,
  spec: `型号 ${index + 1}`,
  unit: index % 2 === 0 ? '桶' : '袋',
}));

interface Asked {
  readonly keyword?: string;
  readonly currentPage?: number;
  readonly pageSize?: number;
  readonly ids?: readonly string[];
  readonly paramList?: readonly { readonly field: string; readonly defaultValue?: unknown }[];
}

/** What the calls of data interfaces answer over them; undefined for other calls. */
export function rowAnswer(call: string, { body }: RequestInput): unknown {
  // Sent by our own code, as the call table says.
  const { keyword = '', currentPage = 1, pageSize = 20, ids = [], paramList = [] } = (body ?? {}) as Asked;
  const fits = materials.filter((row) =>
    paramList.every(({ field, defaultValue }) => !defaultValue || Reflect.get(row, field) === defaultValue),
  );
  if (call === 'interfaceByIds') return fits.filter(({ id }) => ids.includes(id));
  if (call !== 'interfacePage') return undefined;
  const found = fits.filter(({ fullName }) => fullName.includes(keyword));
  const start = (currentPage - 1) * pageSize;
  return {
    list: found.slice(start, start + pageSize),
    pagination: { currentPage, pageSize, total: found.length },
  };
}
