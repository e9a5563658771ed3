import type { Answers } from './answers.ts';

/** Tenants that an operator chooses among. */
const tenants = [
  { id: 'north', companyName: '北方管廊运营有限公司' },
  { id: 'south', companyName: '南方管廊运营有限公司' },
];

/** The calls over them. */
export const tenantAnswers: Answers = {
  tenantList: () => ({
    list: tenants,
    pagination: { currentPage: 1, pageSize: tenants.length, total: tenants.length },
  }),
};
