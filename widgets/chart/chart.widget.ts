import { defineWidget } from '../../engine/contract/widget.ts';
import { Chart } from './Chart.tsx';
import { chartDescriptor } from './chart.descriptor.ts';

export const widget = defineWidget(chartDescriptor, Chart);
