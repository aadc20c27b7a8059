import fc from "fast-check";
import { expect, test } from "vitest";
import { sepaText } from "./sepa-text.ts";

test.each([
  ["Médecins Sans Frontières", "Medecins Sans Frontieres"],
  ["Œuvre d’entraide – Łódź & Straße", "OEuvre d'entraide - Lodz + Strasse"],
  ["Ocean  Watch\tvzw 🌊", "Ocean Watch vzw"],
  ["//Secret//Garden//", "Secret/Garden"],
  ['<script>"x"</script>', "script x /script"],
  ["Bjørnøya æren þór", "Bjornoya aeren thor"],
  ["慈善", ""],
  ["", ""],
])("%s goes to banks as %s", (text, sent) => {
  expect(sepaText(text, 70)).toBe(sent);
});

test("whatever is typed, only those characters are left, never too many, and once more changes nothing", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.integer({ min: 1, max: 140 }),
      (text, most) => {
        const sent = sepaText(text, most);
        expect(sent).toMatch(/^(?![ /])[A-Za-z0-9/\-?:().,'+ ]*(?<![ /])$/);
        expect(sent.length).toBeLessThanOrEqual(most);
        expect(sent).not.toContain("//");
        expect(sepaText(sent, most)).toBe(sent);
      },
    ),
  );
});
