/** What the designer offers; each has its picture in `known-icons.tsx`. */
export const iconNames = [
  'bank',
  'barcode',
  'calendar',
  'car',
  'clock-circle',
  'edit',
  'environment',
  'home',
  'idcard',
  'key',
  'link',
  'lock',
  'mail',
  'mobile',
  'phone',
  'search',
  'tag',
  'team',
  'user',
] as const;
export type IconName = (typeof iconNames)[number];
