/**
 * What the run was started for, for its tests (see `long-run.ts`): npm's scripts say it in the environment. `npx vitest`
 * by itself is a short run, from source.
 */
export const whatRun = {
  isLongRun: process.env.ADIT_TEST_LONG === '1',
  isBuilt: process.env.ADIT_TEST_BUILT === '1',
  seed: Number(process.env.ADIT_TEST_SEED ?? 0),
};
