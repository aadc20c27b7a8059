// Loaded before the product (`node --import`): this process believes that it is forty days later.

const AHEAD_MS = 40 * 86_400_000;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (_target, given: unknown[], asked: typeof Date) =>
    Reflect.construct(RealDate, given.length === 0 ? [RealDate.now() + AHEAD_MS] : given, asked),
  apply: () => new RealDate(RealDate.now() + AHEAD_MS).toString(),
  get: (target, name, receiver) =>
    name === "now" ? () => RealDate.now() + AHEAD_MS : Reflect.get(target, name, receiver),
});
