import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { resources } from '../../engine/schema/resources/all-resources.ts';
import { fillScreen } from '../../engine/schema/resources/fill-screen.ts';

/** A shipped screen with the page of its resource: fetched with the first that names one. */
export const fillShipped = (screen: ScreenDocument): ScreenDocument => fillScreen(screen, resources);
