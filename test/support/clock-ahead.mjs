/** Loaded first into a process: its clock is wrong by as much as the environment says, as on a machine that nobody sets. */
const aheadMs = Number(process.env.ADIT_TEST_CLOCK_AHEAD_MS);
const RealDate = Date;
const now = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
