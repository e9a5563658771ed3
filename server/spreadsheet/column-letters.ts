/** `A`, `B`, … `Z`, `AA` … */
export function columnLetters(index: number): string {
  const above = Math.floor(index / 26);
  return (above === 0 ? '' : columnLetters(above - 1)) + String.fromCharCode(65 + (index % 26));
}
