// @ts-check
// Installs the packages when they are missing, and does nothing else.
import { guarded, projectRoot } from './guard.mjs';

await guarded(async () => {
  const { ensurePackages } = await import('./packages.mjs');
  await ensurePackages(projectRoot);
});
