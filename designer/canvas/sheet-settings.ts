import { isScreen } from '../document/is-screen.ts';
import { isObject, type JsonObject } from '../document/json.ts';

/** Frame of the run-time form, as far as the sheet shows it. Names and defaults: control types 6. */
export interface SheetSettings {
  /** px; null: as wide as the page. */
  readonly width: number | null;
  readonly labelPosition: 'left' | 'right' | 'top';
  /** px */
  readonly labelWidth: number;
  /** px between two fields. */
  readonly gutter: number;
}

const phoneWidth = 390;
const usualDrawer = 960;
const usualDialog = 800;

/** @param document a model (its form's settings count) or a screen */
export function sheetSettings(document: JsonObject, device: 'pc' | 'phone'): SheetSettings {
  const form = isObject(document.form) ? document.form : {};
  const screen = isScreen(document);
  const settings = screen ? form : isObject(form.form) ? form.form : {};
  const { labelPosition, labelWidth, gutter, popupType } = settings;
  const pcWidth =
    screen || popupType === 'fullScreen'
      ? null
      : popupType === 'drawer'
        ? pixels(settings.drawerWidth, usualDrawer)
        : pixels(settings.generalWidth, usualDialog);
  const side = labelPosition === 'left' || labelPosition === 'top' ? labelPosition : 'right';
  return {
    width: device === 'phone' ? phoneWidth : pcWidth,
    labelPosition: device === 'phone' ? 'top' : side,
    labelWidth: typeof labelWidth === 'number' && labelWidth > 0 ? labelWidth : 100,
    gutter: typeof gutter === 'number' && gutter >= 0 ? gutter : 15,
  };
}

/** `800px` or 800; anything else, percentages among it, is the usual width. */
function pixels(value: unknown, usual: number): number {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const found = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(text);
  const px = Number(found?.[1]);
  return px > 200 ? px : usual;
}
