/** Its name; the words of its settings and of the dialog are those of all pickers. */
export const departmentSelectTitle = { zh: '部门选择', en: 'Department', zhtw: '部門選擇' } as const;
