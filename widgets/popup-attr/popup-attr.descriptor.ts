import { attributeDescriptor } from './attribute-descriptor.ts';
import { popupAttrTexts } from './popup-attr.texts.ts';

export const popupAttrDescriptor = attributeDescriptor('popupAttr', {
  texts: popupAttrTexts,
  icon: 'ProfileOutlined',
  rank: 153,
});
