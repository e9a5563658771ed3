import type { TextTables } from '../../engine/schema/text/text.ts';
import { canvasTexts } from '../canvas/canvas.texts.ts';
import { commandsTexts } from '../commands/commands.texts.ts';
import { conflictTexts } from '../conflict/conflict.texts.ts';
import { dragTexts } from '../drag/drag.texts.ts';
import { findingsTexts } from '../findings/findings.texts.ts';
import { formSettingsTexts } from '../form-settings/form-settings.texts.ts';
import { autoSaveTexts } from '../frame/auto-save.texts.ts';
import { frameTexts } from '../frame/frame.texts.ts';
import { listTexts } from '../list/list.texts.ts';
import { outlineTexts } from '../outline/outline.texts.ts';
import { pageTexts } from '../page/page.texts.ts';
import { paletteTexts } from '../palette/palette.texts.ts';
import { menuIconsTexts } from '../publish/menu-icons.texts.ts';
import { publishTexts } from '../publish/publish.texts.ts';
import { publishedTexts } from '../publish/published.texts.ts';
import { settingsTexts } from '../settings/settings.texts.ts';
import { sourcesTexts } from '../sources/sources.texts.ts';
import { openTablesTexts } from '../tables/open-tables.texts.ts';
import { tablesTexts } from '../tables/tables.texts.ts';
import { versionsTexts } from '../versions/versions.texts.ts';

/** Words of the designer's parts, one table a folder. */
export const designerTexts: readonly TextTables[] = [
  canvasTexts,
  outlineTexts,
  commandsTexts,
  dragTexts,
  frameTexts,
  autoSaveTexts,
  paletteTexts,
  findingsTexts,
  settingsTexts,
  formSettingsTexts,
  listTexts,
  openTablesTexts,
  tablesTexts,
  versionsTexts,
  conflictTexts,
  publishTexts,
  publishedTexts,
  menuIconsTexts,
  pageTexts,
  sourcesTexts,
];
