/** Its name; the words of its settings and of the dialog are those of all pickers. */
export const memberSelectTitle = { zh: '成员选择', en: 'Members', zhtw: '成員選擇' } as const;
