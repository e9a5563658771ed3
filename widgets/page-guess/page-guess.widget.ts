import { defineWidget } from '../../engine/contract/widget.ts';
import { PageGuess } from './PageGuess.tsx';
import { pageGuessDescriptor } from './page-guess.descriptor.ts';

export const widget = defineWidget(pageGuessDescriptor, PageGuess);
