import { expect, test } from "vitest";
import { csvLine, sheetLine } from "./csv.ts";

test("numbers, days and nothing stand as they are; commas, quotes and line breaks are quoted", () => {
  const cells = [1.5, -2, true, null, new Date("2026-11-05T10:00:00Z"), "a,b", 'say "x"', "one\ntwo"];
  expect(csvLine(cells)).toBe('1.5,-2,true,,2026-11-05T10:00:00.000Z,"a,b","say ""x""","one\ntwo"\r\n');
});

test("a text that a spreadsheet would run is made a text", () => {
  expect(csvLine(["=1+1", "+32 470", "-5", "@sum", "\tx", '=cmd|"/c calc"!A1'])).toBe(
    `'=1+1,'+32 470,'-5,'@sum,'\tx,"'=cmd|""/c calc""!A1"\r\n`,
  );
});

test("a line for people has semicolons and decimal commas, and quotes what has a semicolon", () => {
  expect(sheetLine([1234.5, -2, "a,b", "a;b", "=1+1", null])).toBe(`1234,5;-2;a,b;"a;b";'=1+1;\r\n`);
});
