import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test("names are joined as each language joins them", () => {
  const names = ["Forest", "Seas", "Trees"];
  expect([listed(names, "en"), listed(names, "fr"), listed(names, "nl")]).toEqual([
    "Forest, Seas and Trees",
    "Forest, Seas et Trees",
    "Forest, Seas en Trees",
  ]);
  expect(listed(["Forest"], "en")).toBe("Forest");
});
