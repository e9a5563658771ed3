import type { TextTables } from '../../engine/schema/text/text.ts';

const files = import.meta.glob<Record<string, TextTables>>('../*/*.texts.ts', { eager: true });

/** Words of the designer's parts, each beside its owner: found there, so that what every part is handed names none of them. */
export const designerTexts: readonly TextTables[] = Object.values(files).flatMap((tables) => Object.values(tables));
