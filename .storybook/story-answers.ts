import type { RequestInput } from '../engine/contract/requests.ts';

const regions: Readonly<Record<string, string>> = {
  '11': '北京市',
  '110101': '东城区',
  '33': '浙江省',
  '3301': '杭州市',
  '330102': '上城区',
  '330106': '西湖区',
};
const below: Readonly<Record<string, readonly string[]>> = {
  '0': ['11', '33'],
  '11': ['110101'],
  '33': ['3301'],
  '3301': ['330102', '330106'],
};

function regionsBelow(parentId: string) {
  const list = (below[parentId] ?? []).map((id) => {
    const hasChildren = below[id] !== undefined;
    return { id, parentId, fullName: regions[id] ?? id, enCode: id, hasChildren, isLeaf: !hasChildren };
  });
  return { list };
}

/** What stands for the server in stories: a few regions; nothing for all other calls. */
export async function storyAnswer(call: string, { params, body }: RequestInput): Promise<unknown> {
  if (call === 'regions') return regionsBelow(String(params?.parentId));
  if (call !== 'regionPaths') return null;
  const { idsList } = body as { readonly idsList: readonly string[][] }; // the shape of the call
  return idsList.map((codes) => codes.flatMap((code) => regions[code] ?? []));
}
