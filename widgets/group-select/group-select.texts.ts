/** Its name; the words of its settings and of the dialog are those of all pickers. */
export const groupSelectTitle = { zh: '分组选择', en: 'Group', zhtw: '群組選擇' } as const;
