/** Its name; the words of its settings and of the dialog are those of all pickers. */
export const userSelectTitle = { zh: '用户选择', en: 'Person', zhtw: '人員選擇' } as const;
