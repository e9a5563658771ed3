import { defineWidget } from '../../engine/contract/widget.ts';
import { mapStyle } from '../shared/map-style.ts';
import { Link } from './Link.tsx';
import { linkDescriptor } from './link.descriptor.ts';

export const widget = defineWidget(linkDescriptor, Link, mapStyle);
