import { defineTexts } from '../text/text.ts';

export const departmentTexts = defineTexts({
  zh: { one: '部门', another: '同一上级下的另一个部门', many: '部门', empty: '新建一个部门，再添加人员。' },
  en: {
    one: 'department',
    another: 'another department below the same parent',
    many: 'departments',
    empty: 'Create a department, then add people.',
  },
  zhtw: { one: '部門', another: '同一上級下的另一個部門', many: '部門', empty: '新增一個部門，再新增人員。' },
});
