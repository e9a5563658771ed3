const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';

/** Letters and digits of a plate: I and O are never used. */
const serial = 'A-HJ-NP-Z0-9';

const forms = [
  // Ordinary, with the endings for trailers, training, police, Hong Kong and Macao.
  new RegExp(`^[${provinces}][A-HJ-NP-Z][${serial}]{4}[${serial}挂学警港澳]$`),
  // New energy: six places, the letter first (small) or last (large).
  new RegExp(`^[${provinces}][A-HJ-NP-Z][A-HJK][${serial}][0-9]{4}$`),
  new RegExp(`^[${provinces}][A-HJ-NP-Z][0-9]{5}[A-HJK]$`),
  // Embassies and consulates.
  /^(?:使[0-9]{6}|[0-9]{6}使)$/,
  new RegExp(`^[${provinces}][A-HJ-NP-Z][0-9]{4}领$`),
];

/** A Chinese licence plate, written without the dot. */
export function isPlateNumber(text: string): boolean {
  return forms.some((form) => form.test(text));
}
