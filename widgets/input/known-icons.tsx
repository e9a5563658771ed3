import {
  BankOutlined,
  BarcodeOutlined,
  CalendarOutlined,
  CarOutlined,
  ClockCircleOutlined,
  EditOutlined,
  EnvironmentOutlined,
  HomeOutlined,
  IdcardOutlined,
  KeyOutlined,
  LinkOutlined,
  LockOutlined,
  MailOutlined,
  MobileOutlined,
  PhoneOutlined,
  SearchOutlined,
  TagOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { IconName } from './icon-names.ts';

/** Icons that may stand inside a text input. A closed list keeps the other eight hundred out of the page. */
const icons: Readonly<Record<IconName, ReactNode>> = {
  bank: <BankOutlined />,
  barcode: <BarcodeOutlined />,
  calendar: <CalendarOutlined />,
  car: <CarOutlined />,
  'clock-circle': <ClockCircleOutlined />,
  edit: <EditOutlined />,
  environment: <EnvironmentOutlined />,
  home: <HomeOutlined />,
  idcard: <IdcardOutlined />,
  key: <KeyOutlined />,
  link: <LinkOutlined />,
  lock: <LockOutlined />,
  mail: <MailOutlined />,
  mobile: <MobileOutlined />,
  phone: <PhoneOutlined />,
  search: <SearchOutlined />,
  tag: <TagOutlined />,
  team: <TeamOutlined />,
  user: <UserOutlined />,
};

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
  return known && icons[known];
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
