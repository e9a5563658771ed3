import { defineWidget } from '../../engine/contract/widget.ts';
import { CurrOrganize } from './CurrOrganize.tsx';
import { currOrganizeDescriptor } from './curr-organize.descriptor.ts';

export const widget = defineWidget(currOrganizeDescriptor, CurrOrganize);
