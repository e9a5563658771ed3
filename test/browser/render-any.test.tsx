import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { ServicesContext } from '../../engine/contract/services.ts';
import { openForm } from '../../engine/form/open-form.ts';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import { resolveDocument } from '../../engine/resolve/resolve-document.ts';
import { migrateDocument } from '../../engine/schema/migrations/index.ts';
import { drawableForm, validateForm } from '../../engine/schema/validate/index.ts';
import { createProductRegistry } from '../../widgets/registry.ts';
import { formDocuments } from '../rules/documents-arbitrary.ts';
import { mutate } from '../rules/documents-mutate.ts';
import { times } from '../support/long-run.ts';
import { testServices } from '../support/mount.tsx';

const registry = createProductRegistry();
const services = testServices();
const documentCount = times(2_000, 120);
const mutationsEach = 4;

/** Migrate, validate, resolve, open, draw: whatever a document says, it ends in a page or in findings. */
function draw(root: ReturnType<typeof createRoot>, given: unknown) {
  const { document, findings: migrated } = migrateDocument(given);
  const findings = [...migrated, ...validateForm(document, { descriptors: registry.descriptors })];
  const { form, findings: left } = drawableForm(document);
  // What cannot be drawn has been reported.
  expect(left.every(({ code }) => findings.some((one) => one.code === code))).toBe(true);
  const resolved = resolveDocument(form, registry.descriptors);
  const session = openForm(resolved);
  session.validate();
  flushSync(() =>
    root.render(
      <ServicesContext value={services}>
        <DocumentView key={Math.random()} session={session} registry={registry} />
      </ServicesContext>,
    ),
  );
  session.close();
  return findings.length;
}

describe('any document at all', () => {
  it(`is drawn or reported, ${documentCount * (1 + mutationsEach)} times, without a crash`, {
    // Only one that hangs is given up, however many there are.
    timeout: Math.max(240_000, 600 * documentCount),
  }, async () => {
    await registry.load(
      [...registry.descriptors].filter(([, { category }]) => category !== 'page').map(([key]) => key),
    );
    const host = document.createElement('main');
    document.body.append(host);
    const uncaught: unknown[] = [];
    const root = createRoot(host, { onUncaughtError: (error) => uncaught.push(error) });
    // Widgets that throw are fenced and said in their place; the console only repeats it.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let drawn = 0;
    fc.assert(
      fc.property(
        formDocuments,
        fc.array(fc.nat(), { minLength: mutationsEach * 3, maxLength: mutationsEach * 3 }),
        (given, seed) => {
          draw(root, given);
          drawn += 1;
          for (let index = 0; index < mutationsEach; index += 1) {
            draw(root, mutate(given, seed.slice(index * 3, index * 3 + 3)));
            drawn += 1;
          }
          return uncaught.length === 0;
        },
      ),
      { numRuns: documentCount },
    );
    root.unmount();
    host.remove();
    expect(uncaught).toEqual([]);
    expect(drawn).toBeGreaterThanOrEqual(documentCount * (1 + mutationsEach));
  });
});
