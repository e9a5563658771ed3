import { attributeDescriptor } from '../popup-attr/attribute-descriptor.ts';
import { relationFormAttrTexts } from './relation-form-attr.texts.ts';

export const relationFormAttrDescriptor = attributeDescriptor('relationFormAttr', {
  texts: relationFormAttrTexts,
  icon: 'IdcardOutlined',
  rank: 154,
});
