import { expect, test } from "vitest";
import { turnsByKey } from "./turns-by-key.ts";

/** Work that ends on command. */
function onCommand() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test("so many of one key run at once, the rest in order, and no other key waits for them", async () => {
  const turns = turnsByKey({ atOnce: 2, waiting: 3 });
  const { begun, work, end } = onCommand();
  const turn = (name: string) => {
    const taken = turns("one", work(name));
    if (taken === null) throw new Error(`${name} got no turn`);
    return taken;
  };
  const many = ["a", "b", "c", "d", "e"].map(turn);
  void turns("another", work("x"));
  expect(begun).toEqual(["a", "b", "x"]);
  expect(turns("one", work("f")), "three wait").toBeNull();
  end("b");
  expect(await many[1]).toBe("b");
  expect(begun).toEqual(["a", "b", "x", "c"]);
  for (const name of ["a", "c"]) end(name);
  await Promise.all([many[0], many[2]]);
  expect(begun).toEqual(["a", "b", "x", "c", "d", "e"]);
  for (const name of ["d", "e"]) end(name);
  expect(await Promise.all(many)).toEqual(["a", "b", "c", "d", "e"]);
  void turns("one", work("again"));
  expect(begun.at(-1)).toBe("again");
});

test("what fails gives its turn on", async () => {
  const turns = turnsByKey({ atOnce: 1, waiting: 1 });
  const failing = turns("one", () => Promise.reject(new Error("broken")));
  const next = turns("one", () => "next");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
});
