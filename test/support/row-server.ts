import type { RequestInput } from '../../engine/contract/requests.ts';
import { type Answers, answeredBy } from './answers.ts';

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

/** Sent by our own code, as the call table says. */
const askedIn = ({ body }: RequestInput): Asked => Object(body);

const thatFit = ({ paramList = [] }: Asked) =>
  materials.filter((row) =>
    paramList.every(({ field, defaultValue }) => !defaultValue || Reflect.get(row, field) === defaultValue),
  );

export const rowAnswers: Answers = {
  interfaceByIds: (input) => {
    const asked = askedIn(input);
    return thatFit(asked).filter(({ id }) => asked.ids?.includes(id));
  },
  interfacePage: (input) => {
    const asked = askedIn(input);
    const { keyword = '', currentPage = 1, pageSize = 20 } = asked;
    const found = thatFit(asked).filter(({ fullName }) => fullName.includes(keyword));
    const start = (currentPage - 1) * pageSize;
    return {
      list: found.slice(start, start + pageSize),
      pagination: { currentPage, pageSize, total: found.length },
    };
  },
};

/** The calls of data interfaces over them. */
export const rowAnswer = answeredBy(rowAnswers);
