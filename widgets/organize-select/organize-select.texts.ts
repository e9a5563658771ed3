/** Its name; the words of its settings and of the dialog are those of all pickers. */
export const organizeSelectTitle = { zh: '组织选择', en: 'Organization', zhtw: '組織選擇' } as const;
