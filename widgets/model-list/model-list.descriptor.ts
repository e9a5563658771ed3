import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { modelListTexts } from './model-list.texts.ts';

/** The generated pages of a model: list, search area, columns, entry form, record viewer. */
export const modelListDescriptor = defineDescriptor({
  key: 'modelList',
  kind: 'action',
  category: 'page',
  icon: 'TableOutlined',
  title: 'widget.modelList',
  palette: { rank: 300 },
  defaults: {},
  settings: [
    {
      id: 'modelId',
      vModel: 'modelId',
      edit: 'model',
      config: { aditKey: 'input', label: { zh: '模型', en: 'Form', zhtw: '模型' }, required: true },
    },
    {
      id: 'menuId',
      vModel: 'menuId',
      config: { aditKey: 'input', label: { zh: '菜单', en: 'Menu entry', zhtw: '選單' } },
    },
  ],
  reaches: { modelId: 'model' },
  reloads: true,
  texts: modelListTexts,
});
