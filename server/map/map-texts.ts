import { defineTexts } from '../../engine/schema/text/text.ts';

/** What people read about axes, regions and the settings of maps. */
export const mapTexts = defineTexts({
  zh: {
    'axis.notFound': '轴线不存在，可能已被删除',
    'axis.taken': '编码 {code} 已被另一条轴线使用，请换一个',
    'region.notFound': '区域不存在，可能已被删除',
    'region.taken': '编码 {code} 已被另一个区域使用，请换一个',
    'map.noName': '名称和编码不能为空',
    'map.stale': '已被他人修改，您的内容没有保存也没有丢失，请核对后再保存',
    'map.noLength': '至少要有两个不同的位置',
    'map.tileAddress': '瓦片地址应以 https:// 开头并含有 {z}、{x}、{y}，例如 https://tiles.example.com/{z}/{x}/{y}.png',
    'map.regionUnknown': '起始区域不存在，请重新选择',
    'map.lengthKm': '{km} km',
    'map.noRoom': '地图连接已失效，请刷新页面',
  },
  en: {
    'axis.notFound': 'There is no such axis; it may have been deleted',
    'axis.taken': 'Another axis has the code {code}: choose another one',
    'region.notFound': 'There is no such region; it may have been deleted',
    'region.taken': 'Another region has the code {code}: choose another one',
    'map.noName': 'Name and code are needed',
    'map.stale': 'Somebody else has changed it. What you wrote is neither saved nor lost: compare, then save again',
    'map.noLength': 'At least two different places are needed',
    'map.tileAddress':
      'The address of tiles begins with https:// and has {z}, {x} and {y}, for example https://tiles.example.com/{z}/{x}/{y}.png',
    'map.regionUnknown': 'There is no such region to begin with: choose another one',
    'map.lengthKm': '{km} km',
    'map.noRoom': 'The connection of this map is over: load the page again',
  },
  zhtw: {
    'axis.notFound': '軸線不存在，可能已被刪除',
    'axis.taken': '編碼 {code} 已被另一條軸線使用，請換一個',
    'region.notFound': '區域不存在，可能已被刪除',
    'region.taken': '編碼 {code} 已被另一個區域使用，請換一個',
    'map.noName': '名稱和編碼不能為空',
    'map.stale': '已被他人修改，您的內容沒有儲存也沒有遺失，請核對後再儲存',
    'map.noLength': '至少要有兩個不同的位置',
    'map.tileAddress': '圖磚網址應以 https:// 開頭並含有 {z}、{x}、{y}，例如 https://tiles.example.com/{z}/{x}/{y}.png',
    'map.regionUnknown': '起始區域不存在，請重新選擇',
    'map.lengthKm': '{km} km',
    'map.noRoom': '地圖連線已失效，請重新整理頁面',
  },
});
