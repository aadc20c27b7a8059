import * as fc from "fast-check";
import { expect, test } from "vitest";
import { linkSubject, wantedOf } from "./link-subject.ts";
import { publicAddress } from "./public-address.ts";

test.each([
  ["Amélie Laurent", "/p/7-amelie-laurent"],
  ["  Le Cœur à l'œuvre! ", "/p/7-le-coeur-a-l-oeuvre"],
  ["Straße Łódź Ø", "/p/7-strasse-lodz-o"],
  ["🌱🔥", "/p/7"],
  ["نور", "/p/7"],
  ["<script>", "/p/7-script"],
  ["ａｂｃ ２", "/p/7-abc-2"],
  ["a".repeat(59) + " bc", `/p/7-${"a".repeat(59)}`],
])("the address of %s is %s", (name, address) => {
  expect(publicAddress("user", 7, name)).toBe(address);
});

test("each kind has an address that leads to it, whatever its name", () => {
  const kinds = fc.constantFrom("organisation" as const, "team" as const, "user" as const);
  fc.assert(
    fc.property(
      kinds,
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      fc.string({ unit: "binary" }),
      (kind, id, name) => {
        const address = publicAddress(kind, id, name);
        expect(address).toMatch(/^\/[opt]\/\d+(-[a-z0-9]+)*$/u);
        expect(linkSubject(address)).toEqual({ kind, id });
        expect(wantedOf(address)).toBe(`/${kind}/${id}`);
      },
    ),
  );
});
