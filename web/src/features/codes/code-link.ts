import { plainCode } from "@kalivo/domain/codes/code-text.ts";
import { wantedOf } from "@kalivo/domain/links/link-subject.ts";
import { href } from "../../paths.ts";
import { publicOrigin } from "../../lib/platform.ts";
import { codeBehind } from "./scanned-code.ts";

/** What the QR holds (rule 23): the product's code link prefix and the code. */
export const codeLink = (code: string): string => `${publicOrigin()}${href("code", { code })}`;

export const codeOfScan = (scanned: string): string | null => codeBehind(codeLink(""), scanned);

/** A code typed or pasted by hand, with or without the link around it. */
export const codeOfEntry = (typed: string): string => codeOfScan(typed) ?? plainCode(typed);

/** Another link of ours that people share, an invite above all: scanned, it leads where it leads. */
export const wantedOfScan = (scanned: string): string | null => {
  const origin = publicOrigin();
  const text = scanned.trim();
  return text.startsWith(`${origin}/`) ? wantedOf(text.slice(origin.length)) : null;
};
