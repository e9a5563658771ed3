import { defineTexts } from '../../engine/schema/text/text.ts';

/** Words of a draft that saves itself. */
export const autoSaveTexts = defineTexts({
  zh: {
    'designer.autoSave.unsavedSince': '有新的修改，上次保存 {time}',
    'designer.autoSave.unreached': '连不上服务器，修改保存在这台电脑上',
  },
  en: {
    'designer.autoSave.unsavedSince': 'New changes. Last saved {time}',
    'designer.autoSave.unreached': "Can't reach the server. Changes are kept on this computer.",
  },
  zhtw: {
    'designer.autoSave.unsavedSince': '有新的修改，上次儲存 {time}',
    'designer.autoSave.unreached': '無法連線到伺服器，修改儲存在這台電腦上',
  },
});
