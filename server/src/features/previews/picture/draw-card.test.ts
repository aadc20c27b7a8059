import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Card } from "../describe-subject.ts";
import { drawCard } from "./draw-card.ts";
import { pictureShelf } from "./picture-shelf.ts";

const INSTEAD = "link your health to the health of our planet";
const card = (title: string): Card => ({
  title,
  figure: { label: "Raised", value: "1\u202F234,56 €", tone: "raised" },
  slogan: INSTEAD,
});
const pixels = async (title: string) =>
  (
    await sharp(await drawCard(card(title), INSTEAD))
      .raw()
      .toBuffer()
  ).toString("base64");

test("a picture is a PNG of 1200 by 630", async () => {
  const png = await drawCard(card("Amélie Laurent"), INSTEAD);
  expect(png.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001A\n");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(100_000);
});

test("markup in a name is drawn as the letters it is", async () => {
  expect(await pixels("<b>&amp;</b>")).not.toBe(await pixels("&"));
  for (const hostile of [
    '"><script>alert(1)</script>',
    "</svg><svg onload=x>",
    "<![CDATA[",
    "&#0;",
    "\uD800",
  ])
    await pixels(hostile);
});

test("letters of many languages are drawn, emoji left out, and other scripts give way to the slogan", async () => {
  const instead = await pixels(INSTEAD);
  for (const ours of ["Łukasz Żak", "Nguyễn Ạ", "Ştefan İğdır", "Þórður", "Zoë"]) {
    expect([ours, (await pixels(ours)) === instead]).toEqual([ours, false]);
  }
  for (const others of ["مرحبا", "שלום דנה", "Ђорђе", "王小明", "👩‍👩‍👧‍👦 🇧🇪", "\u202E\u200B"]) {
    expect([others, (await pixels(others)) === instead]).toEqual([others, true]);
  }
  expect(await pixels("Zoë 🏃‍♀️")).toBe(await pixels("Zoë"));
});

test("a machine without any fonts draws the same", async () => {
  const script = `
    import { createHash } from "node:crypto";
    import { drawCard } from ${JSON.stringify(join(import.meta.dirname, "draw-card.ts"))};
    const png = await drawCard(${JSON.stringify(card("Łukasz Żak"))}, "");
    console.log(createHash("sha256").update(png).digest("hex"));`;
  const drawn = async (env: Record<string, string>) => {
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
      env: { ...process.env, ...env },
    });
    return (await run).stdout;
  };
  const none = mkdtempSync(join(tmpdir(), "kalivo-no-fonts-"));
  const bare = {
    FONTCONFIG_PATH: none,
    FONTCONFIG_FILE: join(none, "none.conf"),
    XDG_DATA_HOME: none,
    HOME: none,
  };
  expect(await drawn(bare)).toBe(await drawn({}));
});

test("a card is drawn once, and a failed drawing is tried again", async () => {
  const asked: string[] = [];
  const shelf = pictureShelf(async ({ title }) => {
    asked.push(title);
    if (asked.length === 1) throw new Error("out of memory");
    return Buffer.from(title);
  });
  await expect(shelf(card("a"))).rejects.toThrow("out of memory");
  await Promise.all([shelf(card("a")), shelf(card("a")), shelf(card("b"))]);
  await shelf(card("a"));
  expect(asked).toEqual(["a", "a", "b"]);
});

test("only so many pictures are kept, and only so many people wait for one", async () => {
  const drawn: string[] = [];
  const shelf = pictureShelf(async ({ title }) => {
    drawn.push(title);
    return Buffer.from(title);
  });
  for (let n = 0; n < 150; n += 1) await shelf(card(`${n}`));
  await shelf(card("149"));
  expect(drawn).toHaveLength(150);
  await shelf(card("0"));
  expect(drawn).toHaveLength(151);

  const crowd = await Promise.all(Array.from({ length: 30 }, (_, n) => shelf(card(`crowd ${n}`))));
  expect(crowd.filter((answer) => answer === "busy")).toHaveLength(10);
});
