import type { Plugin } from 'vite';
import { widgetFolder } from '../../widgets/widget-folder.ts';
import { widgetsOf } from './page-files.ts';

/** The pages before sign-in get the way to the widgets of their own; the list of all comes with what follows. */
export function widgetsByNeed(openScreens: readonly string[]): Plugin {
  return {
    name: 'adit:widgets-by-need',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').endsWith('/widgets/load-widget.ts')) return null;
      const ways = [...widgetsOf(...openScreens)].map((key) => {
        const file = JSON.stringify(`./${widgetFolder(key)}/${widgetFolder(key)}.widget.ts`);
        return `${file}: () => import(${file})`;
      });
      const written = code.replace(/(?<=const early: WidgetFiles = )\{\};/, `{ ${ways.join(', ')} };`);
      if (written === code)
        throw new Error('load-widget.ts is written differently now: see shell/build/widgets-by-need.ts');
      return { code: written, map: null };
    },
  };
}
