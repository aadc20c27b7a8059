import { expect, test } from "vitest";
import { OPEN, SCREENS } from "../build/first-files.ts";
import { ownPaths, pathNames, specifiedPaths } from "../../paths.ts";
import { screens } from "../../app/routes.ts";

const paths = { ...specifiedPaths, ...ownPaths };
const partOf = (path: string) => path.split("/")[1] ?? "";

test("members find the bar wherever the page draws it ahead: at the first screens that do not open for anybody", () => {
  const framed = Object.keys(SCREENS).filter((part) => !OPEN.includes(part));
  const there = pathNames.filter((name) => framed.includes(partOf(paths[name])));
  expect(there.length).toBeGreaterThanOrEqual(framed.length);
  expect(there.filter((name) => screens[name].access !== "member" || screens[name].bare)).toEqual([]);
});
