import { LockOutlined, UserOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { type IconName, iconNames } from './icon-names.ts';
import { PageIcon } from './PageIcon.tsx';

/** Those of the sign-in page; the others are fetched with the set of icons when one is first drawn. */
const atOnce: Partial<Readonly<Record<IconName, ReactNode>>> = { lock: <LockOutlined />, user: <UserOutlined /> };

/** Names that designs of the older generation write for the same picture. */
const otherNames: Readonly<Record<string, IconName>> = {
  date: 'calendar',
  time: 'clock-circle',
  location: 'environment',
  message: 'mail',
  house: 'home',
  'mobile-phone': 'mobile',
  's-custom': 'user',
};

/** The icon of that name, or undefined: an unknown name draws nothing. Takes `user`, `UserOutlined` and `el-icon-user`. */
export function knownIcon(name: unknown): ReactNode | undefined {
  if (typeof name !== 'string' || !name) return undefined;
  const plain = name
    .replace(/^el-icon-/, '')
    .replace(/Outlined$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
  const known = isIconName(plain) ? plain : Object.hasOwn(otherNames, plain) ? otherNames[plain] : undefined;
  return known && (atOnce[known] ?? <PageIcon name={known} named />);
}

function isIconName(name: string): name is IconName {
  return (iconNames as readonly string[]).includes(name); // a wider list to look in
}
