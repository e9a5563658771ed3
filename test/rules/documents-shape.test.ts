import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentKinds, metaSchema } from '../../engine/schema/meta/meta-schemas.ts';
import * as generated from '../../engine/schema/meta/validators.generated.js';
import { formDocuments, listDocuments, modelDocuments, screenDocuments } from './documents-arbitrary.ts';
import { mutate } from './documents-mutate.ts';

const documents: Record<(typeof documentKinds)[number], fc.Arbitrary<unknown>> = {
  form: formDocuments,
  screen: screenDocuments,
  list: listDocuments,
  model: modelDocuments,
};
const checks = {
  form: generated.formShape,
  screen: generated.screenShape,
  list: generated.listShape,
  model: generated.modelShape,
};

describe.each(documentKinds)('the shape of a %s', (kind) => {
  const published = new Ajv2020({ allErrors: true, strict: false }).compile(metaSchema(kind));

  it('has every document that is made to have it', () => {
    fc.assert(
      fc.property(documents[kind], (document) => {
        expect(checks[kind](document)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is the same to the generated check and to anybody who reads the published schema', () => {
    let refused = 0;
    fc.assert(
      fc.property(documents[kind], fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (document, seed) => {
        const changed = mutate(document, seed);
        const places = (errors: readonly { instancePath: string; keyword: string }[]) =>
          errors.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort();
        const isValid = published(changed);
        if (!isValid) refused += 1;
        expect(places(checks[kind](changed))).toEqual(places(isValid ? [] : (published.errors ?? [])));
      }),
      { numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(20);
  });
});
