import { expect, it } from 'vitest';
import { sheetSettings } from './sheet-settings.ts';

const model = (form: Record<string, string | number>) => ({ form: { nodes: [], form } });

it('is as wide as the drawer, the dialog or the page that the form opens in', () => {
  expect(sheetSettings(model({ popupType: 'drawer', drawerWidth: '960px' }), 'pc').width).toBe(960);
  expect(sheetSettings(model({ popupType: 'general' }), 'pc').width).toBe(800);
  expect(sheetSettings(model({ popupType: 'general', generalWidth: '80%' }), 'pc').width).toBe(800);
  expect(sheetSettings(model({ popupType: 'fullScreen' }), 'pc').width).toBeNull();
  expect(sheetSettings({ nodes: [] }, 'pc').width).toBeNull();
});

it('has the labels of the form, on top on a phone', () => {
  const form = model({ labelPosition: 'left', labelWidth: 140, gutter: 20 });
  expect(sheetSettings(form, 'pc')).toMatchObject({ labelPosition: 'left', labelWidth: 140, gutter: 20 });
  expect(sheetSettings(form, 'phone')).toMatchObject({ labelPosition: 'top', width: 390 });
});
