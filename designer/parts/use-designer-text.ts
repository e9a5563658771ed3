import { useServices } from '../../engine/contract/services.ts';
import { createTranslate, type Language, type TextParams, type Translate } from '../../engine/schema/text/text.ts';
import { designerTexts } from './texts.ts';

const made = new Map<Language, Translate>();

/** The designer's own words of a language; made once, and only where a designer is drawn. */
export function designerText(language: Language): Translate {
  const known = made.get(language);
  if (known) return known;
  const translate = createTranslate(designerTexts, language);
  made.set(language, translate);
  return translate;
}

const both = new WeakMap<Translate, Translate>();

/**
 * Words by key: the designer's own, then those of the product (`widget.input`, finding texts). Stays the same function
 * for as long as the language does.
 */
export function useDesignerText(): Translate {
  const { language, translate } = useServices();
  return joined(designerText(language), translate);
}

function joined(own: Translate, product: Translate): Translate {
  const known = both.get(product);
  if (known && known.language === own.language) return known;
  const translate: Translate = Object.assign(
    (key: string, params?: TextParams) => {
      const words = own(key, params);
      return words === key ? product(key, params) : words;
    },
    own.language === undefined ? {} : { language: own.language },
  );
  both.set(product, translate);
  return translate;
}
