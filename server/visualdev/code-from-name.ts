/** Leaves room for a number behind it. */
const lengthMost = 40;

/**
 * A code that says what a model is called: words of Latin letters joined by dots, Chinese by its sounds. A long name ends with
 * a whole syllable.
 */
export async function codeFromName(name: string): Promise<string> {
  const { pinyin } = await import('pinyin-pro');
  const parts = name.normalize('NFKC').match(/[A-Za-z0-9]+|\p{Script=Han}+/gu) ?? [];
  let code = '';
  for (const part of parts) {
    const isHan = /^\p{Script=Han}/u.test(part);
    const pieces = isHan ? pinyin(part, { toneType: 'none', type: 'array', v: true }) : [part];
    // Words of one alphabet are told apart by a dot.
    let joint = code === '' ? '' : '.';
    for (const piece of pieces) {
      const next = `${joint}${piece.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
      if (code.length + next.length > lengthMost) return code;
      code += next;
      joint = '';
    }
  }
  return code;
}
