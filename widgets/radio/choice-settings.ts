/** Entries of settings that radio buttons, check boxes and the colour picker have alike. */
export const directions = [
  { value: 'horizontal', label: '横排' },
  { value: 'vertical', label: '竖排' },
];
export const optionTypes = [
  { value: 'default', label: '默认' },
  { value: 'button', label: '按钮' },
];
/** `medium` and `mini` are the older generations' names; designs still hold them. */
export const sizes = [
  { value: 'default', label: '随表单' },
  { value: 'small', label: '小' },
  { value: 'middle', label: '中' },
  { value: 'large', label: '大' },
  { value: 'medium', label: '中（旧称）' },
  { value: 'mini', label: '小（旧称）' },
];
