const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
/** Of a letter that is not Chinese, in its font size; bold ones take more. */
const narrowShare = { regular: 0.52, bold: 0.62 } as const;

/** About how wide a text is drawn, in px: for layouts that are made before anything is drawn. */
export function roughWidth(text: string, fontPx: number, weight: keyof typeof narrowShare = 'regular'): number {
  return [...text].reduce((sum, letter) => sum + fontPx * (wide.test(letter) ? 1 : narrowShare[weight]), 0);
}
