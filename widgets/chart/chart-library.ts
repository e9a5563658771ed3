import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// The canvas, and not the other renderer: that one writes style attributes, which the page's policy refuses.
use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, CanvasRenderer]);

/** Draws into an element that has a size. Fetched with the first chart of a page, and no earlier. */
export function drawingIn(element: HTMLElement) {
  return init(element, undefined, { renderer: 'canvas' });
}
