import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read who administer a part of the organisation. */
export const gradeTexts = defineTexts({
  zh: {
    'grade.beyond': '“{name}”不在您的管理范围内，或您没有这项管理权',
    'grade.beyondAll': '不在您的管理范围内，或您没有这项管理权',
    'grade.own': '不能设置自己的分级管理',
    'grade.superAdministrator': '超级管理员不受分级管理限制，无需设置',
    'grade.unknown': '组织不存在',
    'grade.twice': '“{name}”重复',
    'grade.needsView': '“{name}”：新增、编辑、删除需要先有查看',
    'grade.items': '其中有您不能分配的项目',
    'grade.role': '角色“{name}”不在您可分配的角色内',
    'grade.person': '{name}不在您的管理范围内',
  },
  en: {
    'grade.beyond': 'You don’t have this permission for “{name}”',
    'grade.beyondAll': 'You don’t have permission to manage this',
    'grade.own': 'You can’t change your own delegation',
    'grade.superAdministrator': 'Super administrators manage everything, so there is nothing to delegate',
    'grade.unknown': 'Organisation not found',
    'grade.twice': '“{name}” is listed twice',
    'grade.needsView': '“{name}”: Add, Edit and Delete need View',
    'grade.items': 'It includes items you can’t hand out',
    'grade.role': 'You can’t hand out the role “{name}”',
    'grade.person': 'You don’t have permission to manage {name}',
  },
  zhtw: {
    'grade.beyond': '“{name}”不在您的管理範圍內，或您沒有這項管理權',
    'grade.beyondAll': '不在您的管理範圍內，或您沒有這項管理權',
    'grade.own': '不能設定自己的委派管理',
    'grade.superAdministrator': '超級管理員不受委派管理限制，無需設定',
    'grade.unknown': '組織不存在',
    'grade.twice': '“{name}”重複',
    'grade.needsView': '“{name}”：新增、編輯、刪除需要先有檢視',
    'grade.items': '其中有您不能分配的項目',
    'grade.role': '角色“{name}”不在您可分配的角色內',
    'grade.person': '{name}不在您的管理範圍內',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    grade: typeof gradeTexts;
  }
}
