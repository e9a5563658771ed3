import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { addScreens } from './screens.ts';

// Fetched with the pages behind the sign-in page, which would carry the way to each of them for nothing.
addScreens(import.meta.glob<{ default: ScreenDocument }>('../../schemas/screens/*.json'));
