import { type MenuItem, menuTypes } from '../../widgets/shared/menu.ts';

/** A menu entry out of what matters about it. For stories and tests. */
export function menuEntry(parts: Partial<MenuItem> & Pick<MenuItem, 'id' | 'fullName'>): MenuItem {
  const children = parts.children ?? [];
  return {
    parentId: '0',
    enCode: parts.id,
    icon: '',
    key: parts.id,
    type: children.length > 0 ? menuTypes.directory : menuTypes.page,
    urlAddress: children.length > 0 ? '' : parts.id,
    linkTarget: '_self',
    visibleMark: 1,
    propertyJson: '',
    hasChildren: children.length > 0,
    children,
    ...parts,
  };
}

/** The menu of a small tunnel operator: folders in folders, pages, models, links, and an entry that is not to be seen. */
export const sampleMenu: readonly MenuItem[] = [
  menuEntry({ id: 'home', fullName: '首页', icon: 'HomeOutlined' }),
  menuEntry({
    id: 'ledger',
    fullName: '管廊台账',
    icon: 'DatabaseOutlined',
    children: [
      menuEntry({ id: 'pipes', fullName: '管线台账', type: menuTypes.model, urlAddress: 'model/pipes?from=menu' }),
      menuEntry({
        id: 'devices',
        fullName: '设备',
        type: menuTypes.category,
        children: [
          menuEntry({ id: 'fans', fullName: '风机台账', type: menuTypes.model, urlAddress: 'model/fans' }),
          menuEntry({ id: 'pumps', fullName: '水泵台账', type: menuTypes.model, urlAddress: 'model/pumps' }),
        ],
      }),
    ],
  }),
  menuEntry({
    id: 'patrol',
    fullName: '巡检管理',
    icon: 'CompassOutlined',
    children: [
      menuEntry({ id: 'tasks', fullName: '巡检任务', urlAddress: 'patrol/tasks' }),
      menuEntry({
        id: 'defects',
        fullName: '缺陷上报',
        names: { en: 'Defect reports' },
        type: menuTypes.model,
        urlAddress: 'model/defects',
        icon: 'AlertOutlined',
      }),
      menuEntry({ id: 'drafts', fullName: '停用的页面', visibleMark: 0 }),
    ],
  }),
  menuEntry({
    id: 'wall',
    fullName: '监控大屏',
    icon: 'DesktopOutlined',
    type: menuTypes.link,
    urlAddress: 'https://wall.example.com/',
    linkTarget: '_blank',
  }),
  menuEntry({ id: 'help', fullName: '帮助', type: menuTypes.link, enCode: 'help.center', linkTarget: '_self' }),
];
