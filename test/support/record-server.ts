import type { RequestInput } from '../../engine/contract/requests.ts';
import { type Answers, answeredBy } from './answers.ts';

/** Records of a small model of tunnels. */
export const tunnels = ['古城大道', '学院北路', '滨江大道'].map((name, index) => ({
  id: `t${index + 1}`,
  name,
  length: String(1200 + index * 300),
}));

interface Asked {
  readonly keyword?: string;
  readonly currentPage?: number;
  readonly pageSize?: number;
  readonly ids?: string;
}

export const recordAnswers: Answers = {
  fieldDataSelect: ({ query }: RequestInput) => {
    const { keyword = '', currentPage = 1, pageSize = 20, ids }: Asked = Object(query); // the shape of the call
    const found = tunnels.filter(
      ({ id, name }) => name.includes(keyword) && (ids === undefined || ids.split(',').includes(id)),
    );
    const start = (currentPage - 1) * pageSize;
    return { list: found.slice(start, start + pageSize), pagination: { currentPage, pageSize, total: found.length } };
  },
};

/** The calls of records over them. */
export const recordAnswer = answeredBy(recordAnswers);
