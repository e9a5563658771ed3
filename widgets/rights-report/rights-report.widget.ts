import { defineWidget } from '../../engine/contract/widget.ts';
import { RightsReport } from './RightsReport.tsx';
import { rightsReportDescriptor } from './rights-report.descriptor.ts';

export const widget = defineWidget(rightsReportDescriptor, RightsReport);
