import type { DrawTool } from './draw-tool.ts';
import { exactPlace } from './drawing.ts';
import type { MapView } from './map-view.ts';

/** What lies above comes first. */
const layers = ['points', 'axes', 'regions'];
/** Around the pointer: lines are thin, fingers are not. */
const reachPx = 6;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Tells the page what somebody chose on the map. */
export function reportPicks({ library }: MapView, tool: DrawTool, say: (message: object) => void): void {
  library.on('click', ({ point, lngLat }) => {
    if (tool.isDrawing) return;
    const box: [[number, number], [number, number]] = [
      [point.x - reachPx, point.y - reachPx],
      [point.x + reachPx, point.y + reachPx],
    ];
    const [hit] = library.queryRenderedFeatures(box, { layers: layers.filter((name) => library.getLayer(name)) });
    if (!hit) return;
    const { kind, id, name } = hit.properties;
    say({ method: 'picked', kind, id: text(id), name: text(name), ...exactPlace(lngLat) });
  });
}
