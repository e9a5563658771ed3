import { defineWidget } from '../../engine/contract/widget.ts';
import { BillRule } from './BillRule.tsx';
import { billRuleDescriptor } from './bill-rule.descriptor.ts';

export const widget = defineWidget(billRuleDescriptor, BillRule);
