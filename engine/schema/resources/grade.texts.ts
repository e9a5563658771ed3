import { defineTexts } from '../text/text.ts';

export const gradeTexts = defineTexts({
  zh: {
    ...{ one: '分级管理员', another: '另一个分级管理员', many: '分级管理员' },
    empty: '指定一个人，由他管理部分组织：可以查看、新增、编辑、删除什么，可以分配哪些菜单和角色。',
    ...{
      keyword: '账号或姓名',
      userId: '管理员',
      scopes: '管理范围',
      menuIds: '可分配的菜单',
      roleIds: '可分配的角色',
    },
    ...{ note: '说明', account: '账号', fullName: '姓名', gender: '性别', mobile: '手机' },
    ...{
      organizes: '管理的组织',
      organizeCount: '组织数',
      notSaid: '保密',
      man: '男',
      woman: '女',
      grades: '分级管理',
    },
  },
  en: {
    ...{ one: 'delegated admin', another: 'another delegated admin', many: 'delegated admins' },
    empty:
      'Choose someone to manage part of the organisation: what they can view, add, edit and delete, and which menus and roles they can hand out.',
    ...{ keyword: 'Keyword', userId: 'Person', scopes: 'Organisations', menuIds: 'Menus they can hand out' },
    ...{ roleIds: 'Roles they can hand out', note: 'Note', account: 'Account', fullName: 'Name', gender: 'Gender' },
    ...{ mobile: 'Mobile', organizes: 'Manages', organizeCount: 'Organisations', notSaid: 'Not said' },
    ...{ man: 'Male', woman: 'Female', grades: 'delegated administration' },
  },
  zhtw: {
    ...{ one: '委派管理員', another: '另一個委派管理員', many: '委派管理員' },
    empty: '指定一個人，由他管理部分組織：可以檢視、新增、編輯、刪除什麼，可以分配哪些選單和角色。',
    ...{
      keyword: '帳號或姓名',
      userId: '管理員',
      scopes: '管理範圍',
      menuIds: '可分配的選單',
      roleIds: '可分配的角色',
    },
    ...{ note: '說明', account: '帳號', fullName: '姓名', gender: '性別', mobile: '手機' },
    ...{
      organizes: '管理的組織',
      organizeCount: '組織數',
      notSaid: '保密',
      man: '男',
      woman: '女',
      grades: '委派管理',
    },
  },
});
