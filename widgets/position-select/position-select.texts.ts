/** Its name; the words of its settings and of the dialog are those of all pickers. */
export const positionSelectTitle = { zh: '岗位选择', en: 'Position', zhtw: '職位選擇' } as const;
