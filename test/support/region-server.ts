import { type Answers, answeredBy } from './answers.ts';

/** A few regions by their codes; 下城区 is one that there was: it stands below none. */
const regions: Readonly<Record<string, string>> = {
  '11': '北京市',
  '110101': '东城区',
  '33': '浙江省',
  '3301': '杭州市',
  '330102': '上城区',
  '330103': '下城区',
  '330106': '西湖区',
};
const below: Readonly<Record<string, readonly string[]>> = {
  '0': ['11', '33'],
  '11': ['110101'],
  '33': ['3301'],
  '3301': ['330102', '330106'],
};

const nameOf = (code: string) => regions[code] ?? '';

function entry(id: string, parentId: string) {
  const hasChildren = below[id] !== undefined;
  return { id, parentId, fullName: nameOf(id), enCode: id, hasChildren, isLeaf: !hasChildren };
}

/** The regions that hold a word, each with the way down to it. */
function foundBy(keyword: string, parentId = '0', above: readonly string[] = []): object[] {
  return (below[parentId] ?? []).flatMap((id) => {
    const way = [...above, id];
    const isFound = nameOf(id).includes(keyword);
    const own = isFound ? [{ ...entry(id, parentId), way, wayNames: way.map(nameOf) }] : [];
    return [...own, ...foundBy(keyword, id, way)];
  });
}

export const regionAnswers: Answers = {
  regions: ({ params, query }) => {
    const parentId = String(params?.parentId);
    if (query?.keyword !== undefined) return { list: foundBy(String(query.keyword)) };
    return { list: (below[parentId] ?? []).map((id) => entry(id, parentId)) };
  },
  regionPaths: ({ body }) => {
    const { idsList }: { idsList: readonly string[][] } = Object(body); // the shape of the call
    return idsList.map((codes) => codes.flatMap((code) => regions[code] ?? []));
  },
};

/** The calls of regions over them. */
export const regionAnswer = answeredBy(regionAnswers);
