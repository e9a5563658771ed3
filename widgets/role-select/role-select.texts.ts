/** Its name; the words of its settings and of the dialog are those of all pickers. */
export const roleSelectTitle = { zh: '角色选择', en: 'Role', zhtw: '角色選擇' } as const;
