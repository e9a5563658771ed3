import { defineTexts } from '../../engine/schema/text/text.ts';

/** Words of opening tables of the database to designers. */
export const openTablesTexts = defineTexts({
  zh: {
    'designer.openTables.button': '开放更多的表…',
    'designer.openTables.title': '开放数据库的表给设计者',
    'designer.openTables.hint':
      '设计者只能看到并绑定这里开放的表和列，没有开放的对他们如同不存在。已绑定的模型不受影响。',
    'designer.openTables.none': '数据库中没有在别处建立的表',
    'designer.openTables.pick': '选一张表，勾选要开放的列',
    'designer.openTables.count': '已开放 {count} 列',
    'designer.openTables.save': '保存',
    'designer.openTables.saved': '已保存，设计者现在可以绑定这些表',
    'designer.openTables.noneOpen': '还没有开放的表。请系统安装的管理员先开放要用的表。',
    'designer.openTables.noneOpenYet': '还没有开放的表，先开放要用的表',
  },
  en: {
    'designer.openTables.button': 'Open more tables…',
    'designer.openTables.title': 'Open database tables to designers',
    'designer.openTables.hint':
      'Designers see and bind only the tables and columns you open here. Forms that are already bound keep working.',
    'designer.openTables.none': 'The database has no tables from other systems',
    'designer.openTables.pick': 'Select a table, then the columns to open',
    'designer.openTables.count': '{count} [column|columns] open',
    'designer.openTables.save': 'Save',
    'designer.openTables.saved': 'Saved. Designers can now bind these tables.',
    'designer.openTables.noneOpen': 'No tables are open yet. Ask an administrator of this installation to open some.',
    'designer.openTables.noneOpenYet': 'No tables are open yet. Open the ones you need first.',
  },
  zhtw: {
    'designer.openTables.button': '開放更多的表…',
    'designer.openTables.title': '開放資料庫的表給設計者',
    'designer.openTables.hint':
      '設計者只能看到並繫結這裡開放的表和欄，沒有開放的對他們如同不存在。已繫結的模型不受影響。',
    'designer.openTables.none': '資料庫中沒有在別處建立的表',
    'designer.openTables.pick': '選一張表，勾選要開放的欄',
    'designer.openTables.count': '已開放 {count} 欄',
    'designer.openTables.save': '儲存',
    'designer.openTables.saved': '已儲存，設計者現在可以繫結這些表',
    'designer.openTables.noneOpen': '還沒有開放的表。請系統安裝的管理員先開放要用的表。',
    'designer.openTables.noneOpenYet': '還沒有開放的表，先開放要用的表',
  },
});
