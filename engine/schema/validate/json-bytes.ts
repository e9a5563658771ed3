/** UTF-8 bytes of a text as JSON writes it, quotes included; and whether a database can hold it. */
export function textBytes(text: string): { bytes: number; storable: boolean } {
  let bytes = 2;
  let storable = true;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      bytes += asciiBytes(unit);
      if (unit === 0) storable = false;
    } else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit <= 0xdfff) {
      const next = unit < 0xdc00 ? text.charCodeAt(index + 1) : Number.NaN;
      const isPair = next >= 0xdc00 && next <= 0xdfff;
      // A lone surrogate is written as \udXXX.
      bytes += isPair ? 4 : 6;
      if (isPair) index += 1;
      else storable = false;
    } else bytes += 3;
  }
  return { bytes, storable };
}

function asciiBytes(unit: number): number {
  if (unit === 0x22 || unit === 0x5c) return 2;
  if (unit >= 0x20) return 1;
  // \b \t \n \f \r have a short form.
  return unit >= 8 && unit <= 13 && unit !== 11 ? 2 : 6;
}
