import { limits } from '../limits.ts';
import { choice, date, optional, text } from './fields.ts';
import { localWords } from './resource-words.ts';
import { userTexts } from './user.texts.ts';

const said = (key: keyof (typeof userTexts)['zh']) => localWords(userTexts, key);

/** What an account says of its person beside what everybody may read of it. Source: administration P5 */
export const personalFields = {
  nation: optional(text(limits.fieldNameLength)),
  nativePlace: optional(text(limits.fieldNameLength)),
  certificatesType: optional(
    choice({ idCard: said('idCard'), passport: said('passport'), permit: said('permit'), other: said('otherPaper') }),
  ),
  certificatesNumber: optional(text(limits.fieldNameLength)),
  education: optional(
    choice({
      school: said('school'),
      college: said('college'),
      bachelor: said('bachelor'),
      master: said('master'),
      doctor: said('doctor'),
    }),
  ),
  birthday: optional(date()),
  entryDate: optional(date()),
  telePhone: optional(text(limits.mobileLength, 'telephoneOrMobile')),
  landline: optional(text(limits.mobileLength, 'telephone')),
  urgentContacts: optional(text(limits.fieldNameLength)),
  urgentTelePhone: optional(text(limits.mobileLength, 'telephoneOrMobile')),
  postalAddress: optional(text(limits.textLength)),
};
