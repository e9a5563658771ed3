import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read about what stands on maps, and the settings of maps. */
export const mapTexts = defineTexts({
  zh: {
    'region.noArea': '至少要有三个不在一条直线上的角点',
    'region.crossing': '轮廓自身相交：从角点 {from} 和角点 {other} 出发的两条边碰到一起，请调整角点的顺序或位置',
    'map.noName': '名称和编码不能为空',
    'map.stale': '已被他人修改，您的内容没有保存也没有丢失，请核对后再保存',
    'map.noLength': '至少要有两个不同的位置',
    'map.noTiles': '不只用本地数据时，请填写瓦片地址',
    'map.tileAddress': '瓦片地址应以 https:// 开头并含有 {z}、{x}、{y}，例如 https://tiles.example.com/{z}/{x}/{y}.png',
    'map.regionUnknown': '起始区域不存在，请重新选择',
    'map.noRoom': '地图连接已失效，请刷新页面',
    'mapObject.axis': '管线',
    'mapObject.point': '桩点',
    'mapObject.region': '区域',
  },
  en: {
    'region.noArea': "Add at least three corners that aren't on one line",
    'region.crossing':
      'The outline crosses itself at the sides starting from corners {from} and {other}. Reorder or move the corners.',
    'map.noName': 'Enter a name and a code',
    'map.stale':
      "Someone changed this while you were editing. Your changes aren't saved yet. Compare, then save again.",
    'map.noLength': 'Add at least two different points',
    'map.noTiles': 'Enter a tile address to draw more than stored data',
    'map.tileAddress':
      'A tile address starts with https:// and contains {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
    'map.regionUnknown': "The initial region doesn't exist. Choose another one.",
    'map.noRoom': 'The map connection has ended. Reload the page.',
    'mapObject.axis': 'Pipeline',
    'mapObject.point': 'Milepost',
    'mapObject.region': 'Region',
  },
  zhtw: {
    'region.noArea': '至少要有三個不在一條直線上的角點',
    'region.crossing': '輪廓自身相交：從角點 {from} 和角點 {other} 出發的兩條邊碰到一起，請調整角點的順序或位置',
    'map.noName': '名稱和代碼不能為空',
    'map.stale': '已被他人修改，您的內容沒有儲存也沒有遺失，請核對後再儲存',
    'map.noLength': '至少要有兩個不同的位置',
    'map.noTiles': '不只用本地資料時，請填寫圖磚網址',
    'map.tileAddress': '圖磚網址應以 https:// 開頭並含有 {z}、{x}、{y}，例如 https://tiles.example.com/{z}/{x}/{y}.png',
    'map.regionUnknown': '起始區域不存在，請重新選擇',
    'map.noRoom': '地圖連線已失效，請重新整理頁面',
    'mapObject.axis': '管線',
    'mapObject.point': '里程樁',
    'mapObject.region': '區域',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly map: typeof mapTexts;
  }
}
