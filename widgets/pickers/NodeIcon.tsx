import {
  ApartmentOutlined,
  BankOutlined,
  FolderOutlined,
  IdcardOutlined,
  SafetyOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ChoiceType } from '../../engine/schema/calls/index.ts';

const icons: Readonly<Record<ChoiceType, typeof UserOutlined>> = {
  company: BankOutlined,
  department: ApartmentOutlined,
  position: IdcardOutlined,
  role: SafetyOutlined,
  group: TeamOutlined,
  category: FolderOutlined,
  user: UserOutlined,
};

export function NodeIcon({ type }: { readonly type: ChoiceType }) {
  const Icon = icons[type];
  return <Icon aria-hidden className="adit-pick-icon" />;
}
