import { defineTexts } from '../text/text.ts';

export const regionTexts = defineTexts({
  zh: {
    one: '区域',
    another: '另一个区域',
    many: '区域',
    empty: '新建一个区域，在地图上单击画出它的轮廓。',
    fullName: '名称',
    enCode: '编码',
    outline: '轮廓',
    areaText: '面积',
    cornerCount: '角点',
  },
  en: {
    one: 'region',
    another: 'another region',
    many: 'regions',
    empty: 'Create a region and click its outline on the map.',
    fullName: 'Name',
    enCode: 'Code',
    outline: 'Outline',
    areaText: 'Area',
    cornerCount: 'Corners',
  },
  zhtw: {
    one: '區域',
    another: '另一個區域',
    many: '區域',
    empty: '新增一個區域，在地圖上點選畫出它的輪廓。',
    fullName: '名稱',
    enCode: '代碼',
    outline: '輪廓',
    areaText: '面積',
    cornerCount: '角點',
  },
});
